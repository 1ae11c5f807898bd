import { expect, test } from 'vitest';
import { dateFormatter } from '../../../lib/kernel/formatters.ts';

test('a formatter is made once for a language and its options, and another for any other', () => {
  const moscow = dateFormatter('ru-RU', { timeZone: 'Europe/Moscow', hour: '2-digit' });
  expect(dateFormatter('ru-RU', { timeZone: 'Europe/Moscow', hour: '2-digit' })).toBe(moscow);
  expect(dateFormatter('en-US', { timeZone: 'Europe/Moscow', hour: '2-digit' })).not.toBe(moscow);
  const east = dateFormatter('ru-RU', { timeZone: 'Asia/Vladivostok', hour: '2-digit' });
  const at = Date.parse('2026-11-22T09:00:00Z');
  expect([moscow.format(at), east.format(at)]).toEqual(['12', '19']);
});
