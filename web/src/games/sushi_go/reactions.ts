// How bots take a turn: joy at a set of their own, dismay at the card for it that somebody else got.
import { joyAt } from '../sushi/reactions';
import { moodsAfter } from './moods';
import type { SushiGoEvent, SushiGoView } from './types';
import type { SeatReaction } from '$lib/feelings/bots';

export function reactionsTo(
  events: readonly SushiGoEvent[],
  before: SushiGoView,
  after: SushiGoView,
): SeatReaction[] {
  if (!events.some(({ event }) => event === 'cards-revealed') || before.round !== after.round) return [];
  const robbed = moodsAfter(before.places, after.places).flatMap((mood, seat) =>
    mood === 'surprised' && before.places[seat]?.tray.filter((card) => card === 'sashimi').length === 2
      ? [{ seat, reaction: 'ouch' as const }]
      : [],
  );
  return [...joyAt(before.places, after.places), ...robbed];
}
