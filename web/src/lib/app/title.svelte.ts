// The document's title: the page, and what needs the reader's attention.
export const title = $state({ page: '', alert: '' });

/** The whole title; the alert comes first, as tabs cut off the end. */
export function titleText(): string {
  return [title.alert, title.page, 'Bordspil'].filter(Boolean).join(' · ');
}
