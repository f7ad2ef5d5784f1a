// A low ring: the rivals' dice along its upper side with their mats below, mine along its lower side.
import type { Box } from '../../sushi/table/mat';
import { clamp, diceOf, PROMPT, rivalsOf, type Layout, type Room, type Seat } from './layout';
import { pathOf } from './path';
import { cornerArrows, cornersOf, wayBetween, type Ring } from './ring';

const NAMES = 18;
/** What a finger needs. */
const FINGER = 44;
/** Below this width the buttons have no words, as the prompt needs them. */
const NARROW = 760;
const GAP = 4;

export function sideways(room: Room): Layout {
  const { width, height, first } = room;
  const dice = diceOf(room.seats);
  const rivals = rivalsOf(room);
  const { isSwapping = false, isCounting = false, isChoosing = false } = room;
  // Dice that can be pressed get the whole width.
  const edge = isSwapping ? 10 : 42;
  const share = (width - 2 * edge) / rivals.length;
  // Many dice in little room lie in two rows.
  const rows = !isCounting && share / dice < (isSwapping ? FINGER : 34) ? 2 : 1;
  const columns = Math.ceil(dice / rows);
  const most = isSwapping ? 38 : rows > 1 ? 27 : height * 0.095;
  const size = Math.min(most, share / columns - 6);
  const pitchY = isSwapping ? FINGER : size + 3;
  const band = isCounting ? 40 : rows * pitchY + 8;
  const pipe = Math.min(band, 44);
  const foot = PROMPT + 4;
  const die = clamp(46, Math.min(height * 0.15, (width - 120) / dice - 14), 84);
  const ownH = die + NAMES + 12;
  const ring: Ring = {
    left: pipe / 2 + 10,
    right: width - pipe / 2 - 8,
    top: band / 2 + 5,
    bottom: height - foot - ownH / 2 - 2,
  };
  const ownBox: Box = {
    ...{ y: ring.bottom - ownH / 2, h: ownH },
    ...{ x: Math.max(ring.left - pipe / 2, (width - dice * (die + 40)) / 2), w: 0 },
  };
  ownBox.w = width - 2 * ownBox.x;
  const inside = { x: ring.left + pipe / 2 + 6, y: ring.top + band / 2 + GAP };
  const insideW = width - inside.x - (width - ring.right) - pipe / 2 - 6;
  // The reason of the points stands on the rivals' belt.
  const countingY = height - Math.max(146, 52 + room.seats * 24);
  const free = (isCounting ? Math.min(ownBox.y, countingY) : ownBox.y) - GAP - inside.y;
  const ownLine = clamp(40, free * 0.27, 62);
  const matH = Math.min(150, free - ownLine - GAP);
  const matW = Math.min(320, (insideW - (rivals.length - 1) * 6) / rivals.length);

  const seats: Seat[] = [];
  rivals.forEach((seat, index) => {
    const matX = inside.x + (insideW * (index + 0.5)) / rivals.length;
    const x = isSwapping ? edge + share * (index + 0.5) : matX;
    const long = (columns - 1) * (share / columns) + size + 8;
    const pitchX = Math.min(size + 14, share / columns);
    const belt: Box = { x: x - long / 2, y: ring.top - band / 2, w: long, h: band };
    seats[seat] = {
      ...{ seat, look: 'mat', box: { x: matX - matW / 2, y: inside.y, w: matW, h: matH }, face: 1, belt },
      ...{
        isLarge: rows > 1,
        runsLeft: false,
        lantern: { x: belt.x, y: ring.top - band / 2 + 8 },
        bust: null,
      },
      grid: { x, y: ring.top, columns, pitchX, pitchY, size },
      stretch: pathOf(
        [
          { x: belt.x, y: ring.top },
          { x: belt.x + belt.w, y: ring.top },
        ],
        0,
      ),
    };
  });
  seats[first] = {
    ...{
      seat: first,
      look: 'line',
      face: ownLine - 2,
      belt: ownBox,
      isLarge: true,
      runsLeft: true,
      stretch: '',
      bust: null,
    },
    box: { x: inside.x, y: inside.y + matH + (free - matH - ownLine) / 2, w: insideW, h: ownLine },
    lantern: { x: ownBox.x + 12, y: ownBox.y },
    grid: {
      ...{ x: width / 2, y: ring.bottom - NAMES / 2, columns: dice, size: die },
      ...{ pitchX: Math.min(die + 36, (ownBox.w - 24) / dice), pitchY: die },
    },
  };
  const order = [first, ...rivals];
  const ways: Layout['ways'] = [];
  order.forEach((seat, index) => {
    ways[seat] = wayBetween(ring, index === 0 ? 'bottom' : 'top', index === rivals.length ? 'bottom' : 'top');
  });
  const promptY = height - foot + 2;
  const ledge = isCounting ? inside.y + free + GAP + 2 : promptY;
  const wordsW = isChoosing || width >= NARROW ? clamp(300, width * 0.48, 420) : 204;
  const actionsW = room.isPlaying ? wordsW : 0;
  return {
    kind: 'sideways',
    track: pathOf(cornersOf(ring), pipe * 0.7, { isClosed: true }),
    band: pipe,
    arrows: cornerArrows(ring, pipe * 0.9).filter((_, index) => [1, 2, 5, 6].includes(index)),
    seats,
    ways,
    names: NAMES,
    wood: { x: 0, y: 0, w: width, h: ledge },
    lip: { x: 0, y: ledge - 6, w: width, h: 5 },
    prompt: { x: 4, y: promptY, w: width - actionsW - 12, h: PROMPT },
    actions: { x: width - actionsW - 4, y: promptY, w: actionsW, h: PROMPT },
    supply: null,
    race: null,
    counting: { x: 4, y: ledge, w: width - 8, h: height - ledge - 2 },
    reason: { x: ring.left + pipe, y: ring.top - 22, w: ring.right - ring.left - 2 * pipe, h: 44 },
    areWordless: actionsW < 300,
  };
}
