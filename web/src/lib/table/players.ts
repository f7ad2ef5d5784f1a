// Who sits where in the match that is shown: names and faces.
import type { TableInfo } from '../../wire';
import type { Feelings } from '$lib/feelings/feelings.svelte';
import { faceOfSeat, type Face } from './face';
import type { View } from './scene';

/** Whether the seats are those of the match; the table may already be set up for another one. */
function areSeatsOf(match: View | null, info: TableInfo): boolean {
  return !match || match.seat_count === info.seats.length;
}

/** The name of each seat. */
export function namesOf(info: TableInfo | null, match: View | null): string[] {
  if (!info) return [];
  return areSeatsOf(match, info) ? info.seats.map(({ name }) => name ?? '') : [...info.names];
}

/** How each seat looks, and what it feels. */
export function facesOf(info: TableInfo | null, match: View | null, feelings: Feelings): Face[] {
  if (!info) return [];
  return namesOf(info, match).map((name, number) => {
    const seat = areSeatsOf(match, info) ? info.seats[number] : info.seats.find((each) => each.name === name);
    const mood = feelings.moodOf(number, seat?.person ?? null);
    return { ...faceOfSeat(seat, number, info.settings.stand_in), seat: number, ...(mood && { mood }) };
  });
}
