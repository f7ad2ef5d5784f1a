// Who is moved by a turn of a sushi game: whoever got a lot at once.
import type { SeatReaction } from '$lib/feelings/bots';

/** As much as three sashimi, or a squid nigiri on wasabi. */
const MUCH = 9;

interface Worth {
  worth: number;
  score: number;
}

/** The seats whose plates became worth a lot more. */
export function joyAt(before: readonly Worth[], after: readonly Worth[]): SeatReaction[] {
  return after.flatMap(({ worth, score }, seat) => {
    const last = before[seat];
    // A new round begins with empty plates.
    const isJoy = last !== undefined && last.score === score && worth - last.worth >= MUCH;
    return isJoy ? [{ seat, reaction: 'nice' as const }] : [];
  });
}
