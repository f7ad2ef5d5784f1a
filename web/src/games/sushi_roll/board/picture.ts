// What the table shows between two views: events change it one after the other. The server's view has the last word.
import type { Face, Place, SushiRollEvent, SushiRollView } from '../types';
import { foodOn } from '../../sushi/palette';

/** A view whose places can be told event by event. */
export type Picture = SushiRollView;

const TOKENS: Record<string, 'menus' | 'chopsticks' | 'puddings'> = {
  menu: 'menus',
  chopsticks: 'chopsticks',
  pudding: 'puddings',
};

/** All faces but one of these. */
export function without(faces: readonly Face[], face: Face): Face[] {
  const index = faces.indexOf(face);
  return index < 0 ? [...faces] : faces.toSpliced(index, 1);
}

/** All faces, with some of them replaced where they were. */
export function replaced(faces: readonly Face[], old: readonly Face[], fresh: readonly Face[]): Face[] {
  const result = [...faces];
  const places = placesOf(faces, old);
  fresh.forEach((face, index) => {
    const at = places[index];
    if (at === undefined) result.push(face);
    else result[at] = face;
  });
  return result;
}

/** Where some dice lie on a belt, each place once. */
export function placesOf(belt: readonly Face[], faces: readonly Face[]): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const at = belt.findIndex((other, index) => other === face && !found.includes(index));
    if (at >= 0) found.push(at);
  }
  return found;
}

function withPlace(picture: Picture, seat: number, change: (place: Place) => Partial<Place>): Picture {
  const places = picture.places.map((place) =>
    place.seat === seat ? { ...place, ...change(place) } : place,
  );
  return { ...picture, places };
}

/** Whether an event moves dice on the belt of a seat. */
export function movesBelt(event: SushiRollEvent, seat: number | null): boolean {
  if (event.event === 'belts-moved' || event.event === 'belts-rolled') return true;
  if (event.event === 'dice-swapped') return event.seat === seat || event.other === seat;
  return (event.event === 'die-taken' || event.event === 'dice-rerolled') && event.seat === seat;
}

/** The picture after an event. */
export function after(picture: Picture, event: SushiRollEvent): Picture {
  switch (event.event) {
    case 'die-taken':
      return withPlace(picture, event.seat, (place) => taken(place, event.face, event.dipped, event.gained));
    case 'dice-swapped': {
      const { seat, other, gave, got } = event;
      const mine = withPlace(picture, seat, ({ belt, chopsticks }) => ({
        belt: replaced(belt, [gave], [got]),
        chopsticks: chopsticks - 1,
      }));
      return withPlace(mine, other, ({ belt }) => ({ belt: replaced(belt, [got], [gave]) }));
    }
    case 'dice-rerolled':
      return withPlace(picture, event.seat, ({ belt, menus }) => ({
        belt: replaced(belt, event.faces, event.rolled),
        menus: menus - 1,
      }));
    case 'belts-moved': {
      const count = picture.seat_count;
      const shift = (event.red - picture.red + count) % count;
      const places = picture.places.map((place) => ({
        ...place,
        belt: picture.places[(place.seat - shift + count) % count]?.belt ?? [],
      }));
      return { ...picture, places, red: event.red };
    }
    case 'belts-rolled':
      return {
        ...picture,
        places: picture.places.map((place) => ({ ...place, belt: event.belts[place.seat] ?? place.belt })),
      };
    case 'round-scored':
    case 'rest-scored':
      return {
        ...picture,
        places: picture.places.map((place) => ({
          ...place,
          score: event.scoring.places[place.seat]?.score ?? place.score,
          worth: 0,
        })),
      };
    case 'round-started':
      return {
        ...picture,
        round: event.round,
        red: event.red,
        places: picture.places.map((place) => ({ ...place, belt: [], tray: [], dipped: [], worth: 0 })),
      };
    default:
      return picture;
  }
}

function taken(place: Place, face: Face, isDipped: boolean, gained: number): Partial<Place> {
  const belt = without(place.belt, face);
  if (isDipped) return { belt, tray: without(place.tray, 'wasabi'), dipped: [...place.dipped, face] };
  const token = TOKENS[foodOn(face).food];
  return {
    belt,
    tray: [...place.tray, face],
    ...(token && gained > 0 ? { [token]: place[token] + gained } : {}),
  };
}
