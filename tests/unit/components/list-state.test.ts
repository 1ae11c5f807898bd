import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../components/documents/list/list-asks.ts';
import { listQueryOf } from '../../../components/documents/list/list-filter.ts';
import { orderOf } from '../../../components/documents/list/list-order.ts';
import {
  EMPTY_STATE,
  fromSaved,
  LIST_ADDRESS,
  stateAt,
  toSaved,
} from '../../../components/documents/list/list-state.ts';
import { nextSort } from '../../../components/lists/next-sort.ts';
import type { RowsState } from '../../../components/lists/rows-address.ts';
import { extended, NOTHING, toggled, toggledAll } from '../../../components/lists/selection.ts';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import type { Literal } from '../../../lib/filter/filter.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { parseFilter } from '../../../lib/filter/parse.ts';

const word = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => !text.includes(',') && text === text.trim());
const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const upTo3 = (each: fc.Arbitrary<string>) => fc.uniqueArray(each, { maxLength: 3 });
const upTo1 = (each: fc.Arbitrary<string>) => fc.array(each, { maxLength: 1 });
const state: fc.Arbitrary<RowsState> = fc.record({
  view: fc.constantFrom('waiting', 'open', 'all', 'f12'),
  search: fc.string({ maxLength: 100 }).filter((text) => text.isWellFormed()),
  chosen: fc.record({
    status: upTo3(word),
    type: upTo3(fc.integer({ min: 1, max: 99 }).map(String)),
    location: upTo3(word),
    from: upTo1(day),
    to: upTo1(day),
  }),
  sort: fc.option(fc.constantFrom('dates', 'days')),
  desc: fc.boolean(),
  page: fc.integer({ min: 1, max: 500 }),
  size: fc.option(fc.integer({ min: 1, max: 500 })),
  open: fc.constant(null),
});

/** An empty list but for what is chosen. */
const choosing = (chosen: Readonly<Record<string, readonly string[]>>): RowsState => ({
  ...EMPTY_STATE,
  chosen: { ...EMPTY_STATE.chosen, ...chosen },
});

describe('the address of a list', () => {
  test('opens the same list again, whatever it shows', () => {
    fc.assert(
      fc.property(state, (list) => {
        const whole = { ...list, desc: list.sort !== null && list.desc };
        const said = LIST_ADDRESS.written(EMPTY_STATE, whole);
        expect(LIST_ADDRESS.read(new URLSearchParams(said))).toEqual(whole);
      }),
    );
  });
  test('that somebody has mistyped still opens a list', () => {
    const read = LIST_ADDRESS.read(new URLSearchParams('view=all&page=-3&size=x&from=2027-02-30&desc=1'));
    expect(read).toEqual({ ...EMPTY_STATE, view: 'all' });
  });
  test('without a view opens the list as it is, and looks among all for what it names', () => {
    const fallback = { ...choosing({ status: ['prepared'] }), view: 'waiting' };
    const at = (query: string, opens = fallback) => stateAt(LIST_ADDRESS, new URLSearchParams(query), opens);
    expect(at('')).toEqual(fallback);
    expect(at('page=2&size=50')).toEqual({ ...fallback, page: 2, size: 50 });
    expect(at('page=2', { ...fallback, size: 10 }).size).toBe(10);
    expect(at('q=ОТ-12')).toEqual({ ...EMPTY_STATE, view: 'all', search: 'ОТ-12' });
    expect(at('view=open&q=ОТ-12')).toMatchObject({ view: 'open', search: 'ОТ-12' });
  });
  test('a saved view keeps the list without its page, and survives what others have written into it', () => {
    const saved = { ...choosing({ status: ['agreed'], from: ['2027-01-01'] }), sort: 'dates', desc: true };
    expect(fromSaved(JSON.stringify(toSaved(saved)))).toEqual(saved);
    expect(fromSaved('{"status":"agreed","from":1,"size":-5}')).toEqual(EMPTY_STATE);
    expect(fromSaved('no json')).toEqual(EMPTY_STATE);
  });
});

describe('what a list asks for', () => {
  const asked = (list: Partial<RowsState>, mode: 'own' | 'sub' | 'rev' | 'hr' = 'sub') =>
    listQueryOf({
      object_id: 'vacation',
      mode,
      employee_id: 7,
      state: { ...EMPTY_STATE, view: 'all', ...list },
    });

  test('is a filter the server reads, whatever a person types', () => {
    fc.assert(
      fc.property(state, fc.constantFrom('own', 'sub', 'rev', 'hr'), (list, mode) => {
        const { filter } = asked(list, mode as 'own');
        expect(parseFilter(filter).ok).toBe(true);
      }),
    );
  });
  test('one’s own, one’s reports’, or whatever the role may read', () => {
    expect(asked({}, 'own').filter).toBe('employee_id = 7');
    expect(asked({}, 'sub').filter).toBe('manager_id = 7');
    expect(asked({}, 'hr').filter).toBe('');
  });
  test('what waits is read with the fields of the family, and no other', () => {
    expect(asked({ view: 'waiting' })).toEqual({
      object: 'vacation',
      awaiting: true,
      filter: '(manager_id = 7 and not employee_id = 7)',
    });
  });
  test('what waits for a decision is never one’s own; what waits among one’s own is, but for a draft', () => {
    const own = {
      object_id: 'vacation',
      employee_id: 7,
      manager_id: 7,
      status_id: 'notified',
      reject: false,
    };
    const shown = (mode: 'own' | 'sub' | 'rev' | 'hr', row: Record<string, Literal>) => {
      const parsed = parseFilter(asked({ view: 'waiting' }, mode).filter);
      return parsed.ok && parsed.value !== undefined && matches(parsed.value, row);
    };
    for (const mode of ['sub', 'rev', 'hr'] as const) {
      expect([mode, shown(mode, own)]).toEqual([mode, false]);
      expect([mode, shown(mode, { ...own, employee_id: 8 })]).toEqual([mode, true]);
    }
    expect(shown('own', own)).toBe(true);
    expect(shown('own', { ...own, status_id: 'draft' })).toBe(false);
    expect(shown('own', { ...own, status_id: 'draft', reject: true })).toBe(true);
  });
  test('a percent sign in a search is a percent sign', () => {
    expect(asked({ search: "50% о'" }, 'hr').filter).toContain("number ilike '%50\\% о''%'");
  });
  test('a period finds what covers any of its days', () => {
    expect(asked(choosing({ from: ['2027-01-01'], to: ['2027-01-31'] }), 'hr').filter).toBe(
      "start_date <= '2027-01-31' and end_date >= '2027-01-01'",
    );
  });
});

describe('the order of a list', () => {
  const columns = vacation.list.columns;
  test('is the longest wait first for what waits, the latest dates first otherwise', () => {
    expect(orderOf({ view: 'waiting', sort: null, desc: false }, columns)).toMatchObject({
      orderBy: 'status_date',
      sort: 'asc',
    });
    expect(orderOf({ view: 'all', sort: null, desc: false }, columns)).toMatchObject({
      orderBy: 'start_date',
      sort: 'desc',
    });
  });
  test('follows the head that was clicked: up, down, and back to the usual', () => {
    const start = { view: 'waiting', sort: null, desc: false } as const;
    const first = nextSort(orderOf(start, columns), start, 'dates');
    expect(first).toEqual({ sort: 'dates', desc: false });
    const second = nextSort(orderOf({ ...start, ...first }, columns), first, 'dates');
    expect(second).toEqual({ sort: 'dates', desc: true });
    expect(nextSort(orderOf({ ...start, ...second }, columns), second, 'dates')).toEqual({
      sort: null,
      desc: false,
    });
  });
});

describe('choosing rows', () => {
  const order = [10, 20, 30, 40];
  test('with Shift takes every row from the last one touched', () => {
    const one = toggled(NOTHING, 20);
    expect([...extended(one, 40, order).ids]).toEqual([20, 30, 40]);
    expect([...extended(one, 10, order).ids].toSorted()).toEqual([10, 20]);
  });
  test('all of the page, then none', () => {
    const all = toggledAll(NOTHING, order);
    expect(all.ids.size).toBe(4);
    expect(toggledAll(all, order).ids.size).toBe(0);
  });
});

test('the places to choose from are there once each, in order, and none is empty', () => {
  const rows = ['Москва', '', ' Казань ', '  ', 'Москва', 'Казань'].map((location) => ({ location }));
  expect(placesOf(rows)).toEqual(['Казань', 'Москва']);
});
