// For tests: the rooms that the shell gives a board, for every number of players.
import { frameOf } from '$lib/stage/unit';
import type { Room } from './layout';

export type Case = Room;

const SIZES = [
  ...[
    [360, 560],
    [360, 640],
    [390, 664],
    [390, 844],
    [430, 932],
    [768, 1024],
  ],
  ...[
    [640, 360],
    [667, 375],
    [844, 390],
  ],
  ...[
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [3840, 2160],
  ],
] as [number, number][];
const SEATS = [2, 3, 4, 5];

/** The cluster, and on wide windows the story. */
function roomOf(
  width: number,
  height: number,
  isTelevision: boolean,
): Pick<Room, 'width' | 'height' | 'shape'> {
  const frame = frameOf(width, height, 1, isTelevision);
  const { shape } = frame;
  if (shape === 'tall') return { shape, width: frame.width, height: frame.height - 44 };
  if (shape === 'sideways') return { shape, width: frame.width - 48, height: frame.height };
  const story = isTelevision || frame.width < 1180 ? 0 : 236;
  return { shape, width: frame.width - story, height: frame.height - 48 };
}

export const WINDOWS: Case[] = SIZES.flatMap(([width, height]) =>
  SEATS.flatMap((seats) =>
    [false, true].map((isTelevision) => ({
      ...roomOf(width, height, isTelevision),
      ...{ seats, first: seats - 2, isPlaying: !isTelevision },
    })),
  ),
);
