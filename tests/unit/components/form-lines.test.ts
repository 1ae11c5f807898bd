import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  linesOfRow,
  newLine,
  sameLines,
  shownLines,
  storedLines,
  wireLines,
  withCell,
  withCopy,
  withMoved,
} from '../../../components/documents/form/form-lines.ts';
import { afterStoring, changedFields, valuesOf } from '../../../components/documents/form/values.ts';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';

const WRITTEN = { written: ['from', 'to'] };
const line = (key: string, id: number | null, from: string, to = ''): WireLine => ({
  key,
  id,
  cells: { from, to },
});

describe('lines of a form', () => {
  test('are those of the document, and keep the keys they had', () => {
    const row = [
      { id: 7, from: 'Москва', to: 'Тула', country_name: 'Россия' },
      { id: 8, from: 'Тула', to: null },
    ];
    const drawn = linesOfRow(WRITTEN, row);
    expect(drawn).toEqual([
      line('7', 7, 'Москва', 'Тула'),
      { key: '8', id: 8, cells: { from: 'Тула', to: null } },
    ]);
    expect(linesOfRow(WRITTEN, row, [{ ...line('typed', 8, 'x') }]).map(({ key }) => key)).toEqual([
      '7',
      'typed',
    ]);
    expect(linesOfRow(WRITTEN, undefined)).toEqual([]);
  });

  test('are sent whole, by their ids, trimmed, and without their keys', () => {
    expect(wireLines([line('a', 7, ' Москва ', ' '), line('b', null, 'Тула')])).toEqual([
      { id: 7, from: 'Москва', to: null },
      { from: 'Тула', to: null },
    ]);
  });

  test('say the same whatever their keys, and something else in another order', () => {
    const [one, other] = [line('a', 1, 'x'), line('b', 2, 'y')];
    expect(sameLines([one, other], [{ ...one, key: 'z' }, other])).toBe(true);
    expect(sameLines([one, other], [other, one])).toBe(false);
  });

  test('that were stored have their ids, and what was typed meanwhile', () => {
    const sent = [line('a', null, 'Москва'), line('b', null, 'Тула')];
    const kept = [line('11', 11, 'Москва', 'Тула'), line('12', 12, 'Тула', 'Москва')];
    const now = [sent[1] as WireLine, line('a', null, 'Казань'), line('c', null, 'новая')];
    expect(storedLines(now, sent, kept)).toEqual([
      line('b', 12, 'Тула', 'Москва'),
      line('a', 11, 'Казань', 'Тула'),
      line('c', null, 'новая'),
    ]);
  });

  test('are shown as they were typed, but for what the rules fill in', () => {
    const typed = [{ key: 'a', id: null, cells: { amount: '12,', date: null } }];
    const before = [{ id: null, amount: null, date: null }];
    const completed = [{ id: null, amount: null, date: '2028-01-03' }];
    expect(shownLines(typed, before, completed)).toEqual([
      { key: 'a', id: null, cells: { amount: '12,', date: '2028-01-03' } },
    ]);
  });

  test('are copied, moved and written one by one', () => {
    const lines = [line('a', 1, 'x'), line('b', 2, 'y'), line('c', 3, 'z')];
    expect(withCopy(lines, 1).map(({ id, cells }) => [id, cells.from])).toEqual([
      [1, 'x'],
      [2, 'y'],
      [null, 'y'],
      [3, 'z'],
    ]);
    expect(withMoved(lines, 0, 9).map(({ key }) => key)).toEqual(['b', 'c', 'a']);
    expect(withCell(lines, 'b', { from: 'w' })[1]).toEqual(line('b', 2, 'w'));
    expect(newLine(WRITTEN, { from: 'x', weekend_stay: true })).toMatchObject({
      id: null,
      cells: { from: 'x', to: null },
    });
  });

  test('move anywhere and none is lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { minLength: 1 }), fc.nat(99), fc.integer(), (ids, from, to) => {
        const lines = ids.map((id) => line(String(id), id, ''));
        const moved = withMoved(lines, from % lines.length, to);
        expect(moved.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
});

test('a form that was stored while somebody went on typing changes only what they typed', () => {
  const stored = {
    id: 5,
    employee_id: 1,
    goal: 'Переговоры',
    routes: [{ id: 9, from: 'Москва', to: 'Тула' }],
  };
  const sent = {
    ...valuesOf(btrip.form, { employee_id: 1, goal: 'Переговоры' }),
    routes: [{ key: 'new', id: null, cells: { from: 'Москва', to: 'Тула' } }],
  };
  const kept = valuesOf(btrip.form, stored, sent);
  const typing = { ...sent, goal: 'Переговоры с заказчиком' };
  const { base, values } = afterStoring(typing, sent, kept);
  expect(changedFields(values, base)).toEqual(['goal']);
  expect(values.routes).toMatchObject([{ key: 'new', id: 9 }]);
});
