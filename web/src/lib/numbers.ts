// Numbers as the reader's language writes them.
import { FluentNumber, type FluentFunction } from '@fluent/bundle';
import { FALLBACK, languageOf } from './languages';
import { settings } from './settings.svelte';

const formats = new Map<string, Intl.NumberFormat>();

/** What to ask the browser for, when numbers or dates are to be written. */
export function locales(language: string, what: 'numbers' | 'dates' = 'numbers'): string[] {
  return [language, languageOf(language)[what], FALLBACK];
}

/** A number as its reader writes it, whatever language the words around it are in: those choose the plural. */
export class ReadersNumber extends FluentNumber {
  override toString(): string {
    const key = settings.language + JSON.stringify(this.opts);
    const format = formats.get(key) ?? new Intl.NumberFormat(locales(settings.language), this.opts);
    formats.set(key, format);
    return format.format(this.value);
  }
}

// The library's own leaves the style out, so that a share would be written 0.62 instead of 62 %.
export const NUMBER: FluentFunction = ([value], options) => {
  const given = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new ReadersNumber(Number(value?.valueOf()), Object.fromEntries(given) as Intl.NumberFormatOptions);
};
