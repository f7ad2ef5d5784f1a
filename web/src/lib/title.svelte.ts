// The document's title: which place this is, and whether it waits for the reader.
export const title = $state({ place: '', alert: '' });

/** The whole title, the urgent thing first: tabs cut off the end. */
export function titleText(): string {
  return [title.alert, title.place, 'Bordspil'].filter(Boolean).join(' · ');
}
