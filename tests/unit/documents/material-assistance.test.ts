import { expect, test } from 'vitest';
import { isAdult } from '../../../lib/documents/families/materialassistance/rules.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';

test('MAT-02: the eighteenth birthday is the first day of an adult', () => {
  expect(isAdult('2008-03-10', '2026-03-09')).toBe(false);
  expect(isAdult('2008-03-10', '2026-03-10')).toBe(true);
});

test('MAT-02: who is born on a leap day grows up on the first of March', () => {
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
});

test('a limit of a type is a sum, or there is none', () => {
  expect(parseTypeDetail('{"amount_max":"50 000,50"}').amount_max).toBe('50000.5');
  for (const wrong of ['{}', '{"amount_max":"-1"}', '{"amount_max":"all"}', '{"amount_max":"0"}'])
    expect(parseTypeDetail(wrong).amount_max).toBeNull();
});
