// What this browser remembers: language, theme, motion, tempo, sound, name and face, and seats to return to.
import type { PersonFace } from '../../wire';
import { FALLBACK, LANGUAGES, nearest } from '$lib/words/languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'none';
export type Tempo = 'calm' | 'normal' | 'quick';

/** A seat to return to. */
export interface Ticket {
  token: string;
  code: string;
  game: string;
  /** The key for spectators. */
  watch?: string;
  when: number;
  /** Whether it is a score pad instead of a seat. */
  pad?: boolean;
}

interface Settings {
  name: string;
  face: PersonFace;
  /** The number of a seat colour. */
  colour: number;
  language: string;
  theme: Theme;
  motion: Motion;
  tempo: Tempo;
  /** Not `sound`, which earlier versions stored as off unless it was chosen. */
  mute: boolean;
  vibrate: boolean;
  notify: boolean;
  /** Whether the story beside the board is open. */
  rail: boolean;
  tickets: Record<string, Ticket>;
  /** The seats held here in finished matches, by record: replays open with the same eyes. */
  seats: Record<string, number>;
  /** The lessons of each game that the reader has had. */
  lessons: Record<string, string[]>;
}

/** The faces to choose from. */
export const FACES = [
  ...(['long-hair', 'beard', 'curls', 'glasses'] as const),
  ...(['cap', 'scarf', 'moustache', 'plaits'] as const),
] satisfies readonly PersonFace[];
export const COLOURS = 12;

const KEY = 'bordspil';
const MAX_TICKETS = 20;
const MAX_SEATS = 50;

const CODES = LANGUAGES.map(({ code }) => code);
const SPOKEN = LANGUAGES.filter(({ silent }) => !silent).map(({ code }) => code);

function browserLanguage(): string {
  for (const wanted of navigator.languages ?? []) {
    const found = nearest(wanted, SPOKEN);
    if (found) return found;
  }
  return FALLBACK;
}

function load(): Settings {
  const fresh: Settings = {
    name: '',
    // Everybody is somebody from the start.
    face: FACES[Math.floor(Math.random() * FACES.length)] ?? 'curls',
    colour: Math.floor(Math.random() * COLOURS),
    language: browserLanguage(),
    theme: 'auto',
    motion: 'auto',
    tempo: 'normal',
    mute: false,
    vibrate: true,
    notify: false,
    rail: true,
    tickets: {},
    seats: {},
    lessons: {},
  };
  try {
    const read = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    if (!CODES.includes(read.language)) read.language = fresh.language;
    if (!FACES.includes(read.face)) read.face = fresh.face;
    if (!(Number.isInteger(read.colour) && read.colour >= 0 && read.colour < COLOURS)) {
      read.colour = fresh.colour;
    }
    return read;
  } catch {
    // Private windows may forbid storage; then nothing is remembered.
    return fresh;
  }
}

export const settings = $state<Settings>(load());
// Nobody should look different after a reload.
saveSettings();

/** Stores the settings; call it after every change. */
export function saveSettings(): void {
  const tickets = Object.entries(settings.tickets).sort((a, b) => b[1].when - a[1].when);
  settings.tickets = Object.fromEntries(tickets.slice(0, MAX_TICKETS));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // No storage here either.
  }
}

/** Adopts changes from other tabs, so that saving here does not undo them; returns a function that stops it. */
export function followOtherTabs(setLanguage: (language: string) => unknown): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const { language, ...others } = load();
    Object.assign(settings, others);
    // The words have to be fetched first.
    if (language !== settings.language) setLanguage(language);
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Remembers which seat was held here in a finished match. */
export function rememberSeat(record: string, seat: number): void {
  if (record in settings.seats) return;
  settings.seats = Object.fromEntries([...Object.entries(settings.seats), [record, seat]].slice(-MAX_SEATS));
  saveSettings();
}

/** Forgets a seat. */
export function forgetTicket(code: string): void {
  settings.tickets = Object.fromEntries(Object.entries(settings.tickets).filter(([each]) => each !== code));
  saveSettings();
}

/** Whether to animate: as chosen, else as the system says. */
export function isMotionOn(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
