// What this browser remembers: language, theme, motion, sound, the name, and the seats that wait for their owner.
import { FALLBACK, LANGUAGES, nearest } from './languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'none';

/** A seat to come back to. */
export interface Ticket {
  token: string;
  code: string;
  game: string;
  /** The key for those who look on. */
  watch?: string;
  when: number;
  /** A score pad is no seat, but waits as well. */
  pad?: boolean;
}

interface Kept {
  name: string;
  /** Its code. */
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  tickets: Record<string, Ticket>;
  /** What of each game has been explained. */
  lessons: Record<string, string[]>;
}

const KEY = 'bordspil';
const MOST_TICKETS = 20;

const CODES = LANGUAGES.map(({ code }) => code);
const SPOKEN = LANGUAGES.filter(({ silent }) => !silent).map(({ code }) => code);

function browserLanguage(): string {
  for (const wanted of navigator.languages ?? []) {
    const found = nearest(wanted, SPOKEN);
    if (found) return found;
  }
  return FALLBACK;
}

function kept(): Kept {
  const fresh: Kept = {
    name: '',
    language: browserLanguage(),
    theme: 'auto',
    motion: 'auto',
    sound: false,
    notify: false,
    tickets: {},
    lessons: {},
  };
  try {
    const read = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return CODES.includes(read.language) ? read : { ...read, language: fresh.language };
  } catch {
    // Private windows may refuse storage; then nothing is remembered.
    return fresh;
  }
}

export const settings = $state<Kept>(kept());

/** Writes the settings down; call it after every change. */
export function keep(): void {
  const tickets = Object.entries(settings.tickets).sort((a, b) => b[1].when - a[1].when);
  settings.tickets = Object.fromEntries(tickets.slice(0, MOST_TICKETS));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // As above.
  }
}

/** Takes over what other tabs write down, so that the next change here does not undo it; gives what ends it. */
export function followOtherTabs(speak: (language: string) => unknown): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const { language, ...others } = kept();
    Object.assign(settings, others);
    // Words must be fetched before they can be said.
    if (language !== settings.language) speak(language);
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Forgets a seat that is no longer ours. */
export function dropTicket(code: string): void {
  settings.tickets = Object.fromEntries(Object.entries(settings.tickets).filter(([each]) => each !== code));
  keep();
}

/** Whether pieces move: as chosen, else as the system says. */
export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
