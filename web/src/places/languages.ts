import type { Language } from '../wire';

/** Everyone finds the own language by its own name. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  is: 'Íslenska',
  es: 'Español',
  pl: 'Polski',
};
