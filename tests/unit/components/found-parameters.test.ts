import { expect, test } from 'vitest';
import { foundParameters } from '../../../components/parameters/found-parameters.ts';
import { toggled } from '../../../components/parameters/items.ts';
import type { ParameterShown } from '../../../lib/rpc/parameters.ts';

const shown = (code: string, title: string, does: string): ParameterShown => ({
  code,
  group: 'general',
  type: 'number',
  default: '0',
  min: 0,
  max: 10,
  fraction: false,
  unit: 'days',
  choices: null,
  holds: null,
  title,
  title_eng: title,
  does,
  does_eng: does,
  example: '',
  example_eng: '',
  where: 'форма',
  where_eng: 'form',
  awaited: '',
  awaited_eng: '',
  judges: false,
  by_organization: false,
  id: null,
  updated_at: null,
  value: '',
  changed: false,
  last: null,
  overrides: [],
  scheduled: [],
});

const ALL = [
  shown('one', 'Срок пароля', 'Сколько дней он действует'),
  shown('two_days', 'Размер файла', 'Предельный размер, ещё МБ'),
  shown('three', 'Сколько дней видны уведомления', 'За сколько дней показывать'),
];
const found = (words: string): string[] =>
  foundParameters(ALL, words, (each, field) => each[field]).map(({ code }) => code);

test('what the title says comes before what only the meaning says', () => {
  expect(found('сколько  ДНЕЙ')).toEqual(['three', 'one']);
});

test('the code is found as well, every word must be there, and ё is е', () => {
  expect(found('two_')).toEqual(['two_days']);
  expect(found('еще')).toEqual(['two_days']);
  expect(found('срок размер')).toEqual([]);
  expect(found('  ')).toEqual(['one', 'two_days', 'three']);
});

test('an item that stands for all stands alone', () => {
  expect(toggled('annual;donor', '1', true)).toBe('1');
  expect(toggled('1', 'annual', true)).toBe('annual');
  expect(toggled('annual; Donor', 'donor', false)).toBe('annual');
  expect(toggled('', 'donor', true)).toBe('donor');
});
