import { expect, test } from 'vitest';
import { title, titleText } from './title.svelte';

test('the urgent thing comes first', () => {
  expect(titleText()).toBe('Bordspil');
  title.place = 'Table A';
  title.alert = 'Your turn';
  expect(titleText()).toBe('Your turn · Table A · Bordspil');
});
