// Where the outlines and the arrow of an advice go, from the places of its pieces on the screen.

/** A rectangle of the window, in CSS pixels. */
export interface Frame {
  piece: string;
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
  /** Degrees clockwise around its middle, as cards in a fan are turned. */
  turn: number;
  /** A badge on the edge of the piece, which stays free: its middle from the frame's corner, and its radius. */
  badge: { x: number; y: number; radius: number } | null;
}

export interface Arrow {
  left: number;
  top: number;
  size: number;
  /** Degrees clockwise; 0 points down. */
  turn: number;
}

export interface Piece {
  name: string;
  element: Element;
}

const ARROW = 1.5;
/** Inside the piece, where there is no room beside it. */
const SMALL_ARROW = 0.75;
const GAP = 0.125;

/** The elements of some pieces that can be seen, in the order of the names. */
export function visiblePieces(root: ParentNode, names: readonly string[]): Piece[] {
  return names.flatMap((name) =>
    [...root.querySelectorAll(selectorOf(name))].filter(isVisible).map((element) => ({ name, element })),
  );
}

/** Maki of all sizes are one group in words, but a board may keep the sizes apart. */
function selectorOf(name: string): string {
  return `[data-piece${name.endsWith(':maki') ? '*' : '~'}=${JSON.stringify(name)}]`;
}

function isVisible(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return (
    width > 0 && height > 0 && isInside && element.checkVisibility?.({ visibilityProperty: true }) !== false
  );
}

/** The outline of a piece: a little larger than itself. */
export function frameOf({ name, element }: Piece, rem: number): Frame {
  const turn = turnOf(element);
  const box = unturned(element, turn);
  const margin = 0.125 * rem;
  const radius = parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0.375 * rem;
  const left = round(box.left - margin);
  const top = round(box.top - margin);
  return {
    piece: name,
    left,
    top,
    width: round(box.width + 2 * margin),
    height: round(box.height + 2 * margin),
    radius: round(Math.min(radius, box.width / 2) + margin),
    turn,
    badge: badgeOf(element, { left, top, turn, middle: middleOf(box) }),
  };
}

/** How far a piece is turned, by itself or by the item of a list that it is in. */
function turnOf(element: Element): number {
  const turned = [element, element.closest('li')].map((each) => each && getComputedStyle(each).rotate);
  return turned.reduce((sum, each) => sum + (parseFloat(each || '') || 0), 0);
}

/** The box of a piece before it is turned around its middle. */
function unturned(element: Element, turn: number): DOMRect {
  const box = element.getBoundingClientRect();
  if (turn === 0 || !(element instanceof HTMLElement)) return box;
  const { offsetWidth: width, offsetHeight: height } = element;
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
}

interface Point {
  x: number;
  y: number;
}
const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The badge of a piece, from the corner of its outline before that is turned. */
function badgeOf(
  element: Element,
  { left, top, turn, middle }: { left: number; top: number; turn: number; middle: Point },
): Frame['badge'] {
  const box = element.querySelector('[data-badge]')?.getBoundingClientRect();
  if (!box?.width) return null;
  const { x, y } = middleOf(box);
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of((-turn * Math.PI) / 180)) as [number, number];
  const [dx, dy] = [x - middle.x, y - middle.y];
  return {
    x: round(middle.x + dx * cos - dy * sin - left),
    y: round(middle.y + dx * sin + dy * cos - top),
    radius: round(box.width / 2),
  };
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** An arrow that touches a frame from outside, from above if there is room. It covers nothing that is taken, such as words. */
export function arrowTo(
  frame: Frame,
  room: { width: number; height: number },
  rem: number,
  taken: readonly Box[] = [],
): Arrow {
  const size = ARROW * rem;
  const gap = GAP * rem;
  const at = (left: number, top: number, turn: number, width = size): Arrow => {
    return { left: round(left), top: round(top), size: round(width), turn };
  };
  const across = clamp(frame.left + frame.width / 2 - size / 2, room.width - size);
  const along = clamp(frame.top + frame.height / 2 - size / 2, room.height - size);
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const outside = [
    at(across, frame.top - size - gap, 0),
    at(across, bottom + gap, 180),
    at(frame.left - size - gap, along, -90),
    at(right + gap, along, 90),
  ];
  const isInside = ({ left, top }: Arrow) =>
    left >= 0 && top >= 0 && left + size <= room.width && top + size <= room.height;
  const free = outside.find((each) => isInside(each) && !taken.some((box) => overlap(each, box)));
  if (free) return free;
  const small = SMALL_ARROW * rem;
  const middle = clamp(frame.left + frame.width / 2 - small / 2, room.width - small);
  return at(middle, Math.max(0, frame.top + gap), 0, small);
}

const overlap = ({ left, top, size }: Arrow, box: Box) =>
  left < box.right && left + size > box.left && top < box.bottom && top + size > box.top;
const clamp = (value: number, most: number) => round(Math.max(0, Math.min(value, most)));
const round = (value: number) => Math.round(value * 2) / 2;
