// The twelve bots: animals, one for each character of the server's cast.
import { CREAM, disc, FINE, GOLD, INK, NONE, NORMAL, pair, RED, ROUND, SMALL, type Look } from './parts';

const WHISKERS = 'M7 36l8 1.500M7 43l8-1.500M57 36l-8 1.500M57 43l-8-1.500';
const NOSE = 'M29.500 35h5l-2.500 3z';

export const ANIMALS: Record<string, Look> = {
  // A chick that keeps its eggshell on.
  mochi: {
    ground: '#cfe6f5',
    body: '#f6bd55',
    head: [[ROUND, '#fbd95f']],
    under: [
      ['M12 25C12 11 20 3 32 3s20 8 20 22l-6-5-6.500 5.500L32 20l-7.500 5.500L18 20z', CREAM],
      ['M21 11c2-2 5-4 9-4', '', NORMAL, '#dccbb4'],
    ],
    eyes: [23, 41, 33],
    mouth: 38,
    kind: 'beak',
    cheeks: [17, 47, 39],
    lid: '#f0c445',
  },
  // A mouse with large ears.
  pip: {
    ground: '#fbe3d3',
    body: '#d96b4a',
    back: [
      [pair(14, 17, 11), '#c7bfc9'],
      [pair(14, 17, 6), '#f3b7bd', NONE],
    ],
    head: [[SMALL, '#d8d0da']],
    under: [
      [disc(32, 36, 3, 2.2), '#d4606a', FINE],
      [WHISKERS, '', FINE],
    ],
    eyes: [24, 40, 30],
    mouth: 40,
    cheeks: [18, 46, 37],
    lid: '#c2b8c6',
  },
  // A round seal.
  tumi: {
    ground: '#fff0ad',
    body: '#7fa9c9',
    head: [
      ['M32 9c14 0 23 10 23 22S46 51 32 51 9 43 9 31 18 9 32 9z', '#a9c9e0'],
      ['M22 40c0-5 4-7 10-7s10 2 10 7-4 8-10 8-10-3-10-8z', '#eaf4fa', NONE],
      ['M21 15.500q5-3 11-3', '', NORMAL, '#c9e0ef'],
    ],
    under: [
      ['M28 34.500q4-3 8 0q-1 4-4 4t-4-4z', INK, NONE],
      ['M24 41h.5M26 44h.5M40 41h.5M38 44h.5', '', FINE],
    ],
    eyes: [21, 43, 29],
    mouth: 40,
    cheeks: [15, 49, 37],
    lid: '#8fb4cf',
  },
  // A sheep with a bow.
  lola: {
    ground: '#d5ecd9',
    body: '#e58aa3',
    back: [['M10 30l-8 2c0 6 4 8 9 6zM54 30l8 2c0 6-4 8-9 6z', '#f0d3b8']],
    head: [['M32 18c10 0 17 6 17 15S42 51 32 51s-17-9-17-18 7-15 17-15z', '#fbe6d0']],
    under: [
      [
        'M13 28c-5-1-6-8-1-10-1-6 5-9 9-7 2-6 9-7 12-3 4-4 11-2 12 3 5-1 9 3 7 8 5 2 4 9-1 9-2 4-7 4-9 1-3 4-9 3-10 0-2 3-8 4-10 0-3 3-8 2-9-1z',
        CREAM,
      ],
      ['M30 39.500h4', '', 2.2],
      ['M45 12c-3-5 1-8 4-4 4-4 7 0 3 4 3 3-1 6-4 3-3 3-6-1-3-3z', RED, 2],
    ],
    eyes: [25, 39, 34],
    mouth: 42,
    cheeks: [20, 44, 41],
    lid: '#ecd0b3',
  },
  // A bear with a scarf.
  otto: {
    ground: '#ffe3b5',
    body: '#3f7a5c',
    back: [
      [pair(15, 15, 8), '#a86b3c'],
      [pair(15, 15, 3.5), '#d9a06b', NONE],
    ],
    head: [
      [ROUND, '#b97a47'],
      ['M20 40c0-6 5-9 12-9s12 3 12 9-5 9-12 9-12-3-12-9z', '#f0d2a8', NONE],
    ],
    under: [
      ['M27.500 34q4.500-3 9 0q-1 4.500-4.500 4.500T27.500 34z', INK, NONE],
      ['M40 54l4 13 7-2-4-12z', '#c9412c'],
      ['M14 50c9 6 27 6 36 0l2 6c-11 6-29 6-40 0z', RED],
    ],
    eyes: [22, 42, 28],
    mouth: 40.5,
    cheeks: [16, 48, 37],
    lid: '#9c6236',
  },
  // A rabbit with a daisy.
  nina: {
    ground: '#d9e2f7',
    body: '#8f7cc4',
    back: [
      ['M21 18C14 8 13-4 18-6s10 10 10 21zM43 18C50 8 51-4 46-6s-10 10-10 21z', '#f7d7df'],
      ['M20 8c-1-5-1-8 0-9M44 8c1-5 1-8 0-9', '', 3, '#e79aae'],
    ],
    head: [[SMALL, '#fbe7ec']],
    under: [
      [NOSE, '#e0697f', FINE],
      [disc(41, 12, 3) + disc(49, 12, 3) + disc(45, 8, 3) + disc(45, 16, 3), CREAM, FINE],
      [disc(45, 12, 2.5), '#f6bd3f', 1.4],
    ],
    eyes: [23, 41, 31],
    mouth: 40,
    cheeks: [17, 47, 38],
    lid: '#efcbd5',
  },
  // A puffin with a cap.
  hugo: {
    ground: '#f9d4b8',
    body: '#2f3a4c',
    chest: [['M20 68c0-8 5-13 12-13s12 5 12 13v16H20z', CREAM, NONE]],
    head: [
      [ROUND, '#34405a'],
      [
        'M13 32c0-8 5-13 10-13 4 0 7 3 9 6 2-3 5-6 9-6 5 0 10 5 10 13 0 10-9 16-19 16s-19-6-19-16z',
        CREAM,
        NONE,
      ],
    ],
    over: [
      ['M18 11c2-6 8-9 14-9s12 3 14 9c-8-3-20-3-28 0z', RED],
      [disc(32, 2, 2.6), GOLD, 2],
    ],
    eyes: [22, 42, 29],
    mouth: 38,
    kind: 'puffin',
    cheeks: [17, 47, 37],
    lid: '#8a93a8',
  },
  // A cat with a bell.
  mila: {
    ground: '#cbe7e4',
    body: '#4f88bd',
    back: [
      ['M12 27L9 5q9 2 16 9zM52 27l3-22q-9 2-16 9z', '#f2a65a'],
      ['M15 17l-1-6q4 1 6 4zM49 17l1-6q-4 1-6 4z', '#f7c9c0', NONE],
    ],
    head: [
      [ROUND, '#f5b267'],
      ['M32 11v7M25 12l1.500 5M39 12l-1.500 5', '', NORMAL, '#c9742d'],
    ],
    under: [
      [NOSE, '#d4606a', FINE],
      [WHISKERS, '', FINE],
      ['M19 50q13 7 26 0', '', 4.4, RED],
      [disc(32, 55, 3.6), GOLD, 2],
    ],
    eyes: [22, 42, 30],
    mouth: 39.5,
    cheeks: [16, 48, 38],
    lid: '#dd9248',
  },
  // A badger with a visor.
  axel: {
    ground: '#f7d0d6',
    body: '#c98a2b',
    back: [[pair(14, 16, 7.5), '#5d5a63']],
    head: [
      [ROUND, CREAM, NONE],
      [
        'M26 10.500C16 12 10 20 10 30c0 6 2 10 6 13 6-4 10-12 10-20zM38 10.500C48 12 54 20 54 30c0 6-2 10-6 13-6-4-10-12-10-20z',
        '#5d5a63',
        NONE,
      ],
      [ROUND],
    ],
    under: [
      [disc(32, 37, 3.6, 2.8), INK, NONE],
      ['M13 15C16 5 24 1 33 1s16 5 18 13c-11-4-27-4-38 1z', '#2a6fb8'],
      ['M36 12c8 0 17 1 22 6-6 1-14-1-21-2z', '#1b4f88'],
    ],
    eyes: [21, 43, 29],
    mouth: 41.5,
    isWideEyed: true,
    lid: '#77737e',
  },
  // A fox with glasses.
  saga: {
    ground: '#d8e8c4',
    body: '#2f5d62',
    back: [
      ['M11 28L7 3q10 3 18 11zM53 28l4-25q-10 3-18 11z', '#dd6b33'],
      ['M13 15l-2-7q5 2 8 5zM51 15l2-7q-5 2-8 5z', INK, NONE],
    ],
    head: [
      [
        'M32 10c13 0 21 7 23 18 0 7-6 12-11 15-4 3-8 8-12 8s-8-5-12-8C15 40 9 35 9 28c2-11 10-18 23-18z',
        '#ee8046',
      ],
      [
        'M10.500 30c6 0 11 2 14 7 2 3 4.500 4 7.500 4s5.500-1 7.500-4c3-5 8-7 14-7-1 6-5 9-10 12-4 3-7.500 7.800-11.500 7.800S24 45 20 42c-5-3-8.500-6-9.500-12z',
        CREAM,
        NONE,
      ],
    ],
    under: [[disc(32, 38, 3.4, 2.6), INK, NONE]],
    over: [[pair(22, 28, 7) + 'M29 27q3-2 6 0', '', 2]],
    eyes: [22, 42, 28],
    mouth: 42,
    lid: '#d96c34',
  },
  // An owl with a monocle.
  oda: {
    ground: '#e3d7f2',
    body: '#6a4c93',
    back: [['M14 20L10 4q9 3 14 9zM50 20l4-16q-9 3-14 9z', '#8e6bb5']],
    chest: [['M24 60q2 3 4 0M36 60q2 3 4 0M30 65q2 3 4 0', '', 2, '#a68bc8']],
    head: [
      [ROUND, '#8e6bb5'],
      [pair(22, 28, 10.5), '#f2e6f7', 2],
    ],
    over: [
      [disc(42, 28, 10.5), '', 2.6, '#e0a526'],
      ['M50 35q4 8 2 18', '', 1.8, '#e0a526'],
    ],
    eyes: [22, 42, 28],
    mouth: 38,
    kind: 'beak',
    lid: '#b79bd3',
  },
  // A dragon with a crown.
  rex: {
    ground: '#ffe0a8',
    body: '#8b2f2a',
    back: [['M16 18L9 6l14 5zM48 18l7-12-14 5z', '#f3dfb0']],
    chest: [['M20 52q12 8 24 0l-3 9q-9 4-18 0z', CREAM, 2]],
    head: [
      [ROUND, '#5ea572'],
      ['M17 41c0-7 6-10 15-10s15 3 15 10-6 9-15 9-15-2-15-9z', '#a9d6a4', NONE],
    ],
    under: [
      [pair(28, 35.5, 1.3), INK, NONE],
      ['M22 14l-3-10 8 4 5-7 5 7 8-4-3 10q-10-3-20 0z', GOLD],
    ],
    eyes: [22, 42, 26],
    mouth: 40.5,
    cheeks: [16, 48, 34],
    lid: '#468a5a',
  },
};
