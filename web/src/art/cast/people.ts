// The eight faces that people choose from. Their clothes and grounds have the colour that they chose.
import { disc, GOLD, NONE, NORMAL, pair, RED, type Look, type Shape } from './parts';

const HEAD = 'M32 12c11 0 18 8 18 18 0 11-8 19-18 19s-18-8-18-19c0-10 7-18 18-18z';
const NECK = 'M27 44h10v8q-5 4-10 0z';

interface Style {
  back?: readonly Shape[];
  under?: readonly Shape[];
  over?: readonly Shape[];
  lid?: string;
  ink?: string;
  isDark?: boolean;
}

function person(skin: string, { isDark = false, ...style }: Style): Look {
  return {
    ground: '',
    body: '',
    head: [
      [NECK, skin],
      [pair(13.5, 32, 4), skin],
      [HEAD, skin],
    ],
    eyes: [25, 39, 31],
    mouth: 39,
    cheeks: [20, 44, 38],
    blush: isDark ? '#b5553f' : '#e8897c',
    lid: skin,
    isWideEyed: isDark,
    ...style,
  };
}

const BLOND = '#d9973f';
const BROWN = '#6b4226';
const BLACK = '#2d211e';
const GREY = '#e6e1e4';
const GINGER = '#c4552b';
const TEAL = '#3a9a93';

export const PEOPLE: Record<string, Look> = {
  'long-hair': person('#f8d9b8', {
    back: [['M32 5c16 0 23 10 23 24 0 8-1 16-3 20H12c-2-4-3-12-3-20C9 15 16 5 32 5z', BLOND]],
    under: [['M13 29c0-14 8-21 19-21s19 7 19 21c-4-2-8-5-10-9-6 6-17 9-28 9z', BLOND]],
  }),
  beard: person('#eec39a', {
    under: [
      ['M12 27c-1-14 8-21 20-21s21 7 20 21c-3-2-4-5-5-9-8 2-22 2-30 0-1 4-2 7-5 9z', BROWN],
      ['M14 31c1 3 3 5 6 5 3 1 6-1 12-1s9 2 12 1c3 0 5-2 6-5 1 14-7 21-18 21S13 45 14 31z', BROWN],
    ],
    ink: '#fbe3c8',
  }),
  curls: person('#c98f62', {
    back: [[pair(14, 20, 9) + disc(32, 9, 10), BLACK]],
    under: [
      [
        'M12 29c-2-7 1-13 6-15 3-6 10-7 14-5 5-3 11-1 13 4 6 2 9 9 7 16-4-1-5-5-6-8-4 1-7 0-9-2-3 2-7 3-10 1-3 2-6 2-8 1-1 3-3 7-7 8z',
        BLACK,
      ],
    ],
  }),
  glasses: person('#f6cfae', {
    back: [[disc(32, 5, 8), GREY]],
    under: [['M12 28C11 14 20 8 32 8s21 6 20 20c-5-4-9-8-11-11-7 6-17 9-29 11z', GREY]],
    over: [[pair(25, 31, 6) + 'M31 30q1-1 2 0', '', 2]],
  }),
  cap: person('#8d5a3b', {
    under: [
      ['M13 25c0-12 8-18 19-18s19 6 19 18c-12-4-26-4-38 0z', RED],
      ['M11 25c12-5 30-5 42 0v3c-13-4-29-4-42 0z', '#a63d2b'],
      [disc(32, 5.5, 3.5), GOLD],
    ],
    isDark: true,
  }),
  scarf: person('#e3b28a', {
    back: [['M32 4c17 0 24 12 23 28-1 9-2 14 2 20H7c4-6 3-11 2-20C8 16 15 4 32 4z', TEAL]],
    under: [
      [
        'M32 8c13 0 19 9 19 21 0 11-6 22-19 22S13 40 13 29C13 17 19 8 32 8zm0 8c-8 0-14 7-14 15 0 9 6 16 14 16s14-7 14-16c0-8-6-15-14-15z',
        TEAL,
        2,
      ],
    ],
  }),
  moustache: person('#6f442c', {
    under: [['M14 26c-1-11 6-18 18-18s19 7 18 18c-2-1-3-4-3-6-9-3-21-3-30 0 0 2-1 5-3 6z', '#1f1714']],
    over: [['M25 37.500q3.500-3 7-.5 3.500-2.500 7 .5', '', 3, '#1f1714']],
    isDark: true,
  }),
  plaits: person('#f3d3ba', {
    back: [
      ['M9 26c-6 2-8 12-4 20 5 0 8-4 8-9zM55 26c6 2 8 12 4 20-5 0-8-4-8-9z', GINGER],
      ['M9 28l5 2M55 28l-5 2', '', 4, GOLD],
    ],
    under: [
      [
        'M12 29C11 14 20 7 32 7s21 7 20 22c-3-2-5-5-6-9-4 1-10 0-14-5-4 5-10 6-14 5-1 4-3 7-6 9z',
        GINGER,
        NORMAL,
      ],
      [disc(23, 37, 0.8) + disc(27, 36, 0.8) + disc(37, 36, 0.8) + disc(41, 37, 0.8), GINGER, NONE],
    ],
  }),
};
