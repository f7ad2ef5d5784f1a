import { foodOn } from '../../sushi/palette';
import type { Place } from '../types';

/** The maki rolls on a tray. */
export const rollsOf = ({ tray }: Pick<Place, 'tray'>): number =>
  tray.map(foodOn).reduce((sum, { food, count }) => sum + (food === 'maki' ? count : 0), 0);

/** Who has the most maki rolls now, and how many; nobody without any. */
export function leadersOf(places: readonly Place[]): { seats: number[]; count: number } {
  const count = Math.max(0, ...places.map(rollsOf));
  return {
    count,
    seats: count ? places.filter((place) => rollsOf(place) === count).map(({ seat }) => seat) : [],
  };
}
