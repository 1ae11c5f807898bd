import { expect, test } from 'vitest';
import { type MoveWords, wordingOf } from '../../../server/notifications/wording.ts';

const move = (from_status_id: string, status_id: string): MoveWords => ({
  object_id: 'vacation',
  number: 'ОТ-7',
  from_status_id,
  status_id,
  status_name: 'Черновик',
  status_name_eng: 'Draft',
  owner_name: 'Орлов Пётр Дмитриевич',
  owner_name_eng: 'Orlov Petr',
  actor_name: 'Лебедева Нина Павловна',
  actor_name_eng: 'Lebedeva Nina',
  comments: '',
  start_date: '2027-06-01',
  end_date: '2027-06-14',
  title: '',
  title_eng: '',
  own_text: null,
  own_text_eng: null,
  due_date: null,
  by_owner: false,
});

test('what became of a document is said in the word of its family, else in its gender', () => {
  const processed = (object_id: string) =>
    wordingOf({ ...move('approved', 'processed'), object_id }, 'owner');
  expect(processed('vacation').text).toContain('Ваш отпуск 01.06 – 14.06 оформлен');
  expect(processed('vacation').text_eng).toContain('is now “Order issued”');
  expect(processed('recruitment').text).toMatch(/^Вы приняты на работу/);
  expect(wordingOf({ ...move('prepared', 'agreed'), object_id: 'btrip' }, 'owner').text).toContain(
    'согласована',
  );
  expect(wordingOf({ ...move('empty', 'prepared'), object_id: 'request' }, 'other').text).toContain(
    'новый заказ справки',
  );
});

test('a draft that somebody begins for another was not returned', () => {
  const begun = wordingOf(move('empty', 'draft'), 'owner');
  expect([begun.text, begun.text_eng]).toEqual([
    expect.stringContaining('начат для вас'),
    expect.stringContaining('was started for you'),
  ]);
  expect(wordingOf(move('prepared', 'draft'), 'owner').text).toContain('на доработку');
});
