// Numbers in the format of the reader's language.
import { FluentNumber, type FluentFunction } from '@fluent/bundle';
import { FALLBACK, languageOf } from './languages';
import { settings } from '$lib/app/settings.svelte';

const formats = new Map<string, Intl.NumberFormat>();

/** The locales to request from the browser for numbers or dates. */
export function locales(language: string, what: 'numbers' | 'dates' = 'numbers'): string[] {
  return [language, languageOf(language)[what], FALLBACK];
}

/** A number in the reader's format, even in English text; the text's language chooses the plural. */
export class ReadersNumber extends FluentNumber {
  override toString(): string {
    const key = settings.language + JSON.stringify(this.opts);
    const format = formats.get(key) ?? new Intl.NumberFormat(locales(settings.language), this.opts);
    formats.set(key, format);
    return format.format(this.value);
  }
}

// The library's own NUMBER ignores the style, and would write 0.62 instead of 62 %.
export const NUMBER: FluentFunction = ([value], options) => {
  const given = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new ReadersNumber(Number(value?.valueOf()), Object.fromEntries(given) as Intl.NumberFormatOptions);
};
