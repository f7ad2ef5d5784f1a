import { expect, test } from 'vitest';
import { title, titleText } from './title.svelte';

test('the alert comes first', () => {
  expect(titleText()).toBe('Bordspil');
  title.page = 'Table A';
  title.alert = 'Your turn';
  expect(titleText()).toBe('Your turn · Table A · Bordspil');
});
