import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { details } from '../../../lib/documents/families/expense/fields.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import { mergedLines, mergeLines, ORDER, openIn } from '../../../lib/documents/merge-lines.ts';
import type { Side, Three } from '../../../lib/documents/merge-order.ts';

const NOTHING = Object.fromEntries(
  Object.keys(details.fields).flatMap((name) => (details.fields[name]?.write ? [[name, null]] : [])),
);
const line = (id: number, cells: WireLine['cells'] = {}): WireLine => ({
  key: `line ${id}`,
  id,
  cells: { ...NOTHING, receipt_number: `A${id}`, ...cells },
});
const added = (key: string, cells: WireLine['cells'] = {}): WireLine => ({
  ...line(0, { receipt_number: key, ...cells }),
  key,
  id: null,
});

const three = (base: WireLine[], mine: WireLine[], theirs: WireLine[]) => ({ base, mine, theirs });
const met = (sides: Three<WireLine[]>) => mergeLines(details, sides);
/** Every choice goes to one side, or fails where there is none to make. */
const merged = (sides: Three<WireLine[]>, side?: Side) =>
  mergedLines(met(sides), (key) => {
    if (!side) throw new Error(`${key} is asked about`);
    return side;
  });
const said = (lines: readonly WireLine[], ...names: string[]) =>
  lines.map(({ cells }) => names.map((name) => cells[name]).join(' '));
const numbers = (lines: readonly WireLine[]) => said(lines, 'receipt_number').join(' ');

describe('a line that one side has touched is merged by itself', () => {
  const base = [line(1), line(2), line(3)];
  test('changed: what was changed is kept, whoever changed it', () => {
    const mine = [line(1, { amount: '5' }), line(2), line(3)];
    const theirs = [line(1), line(2), line(3, { amount: '7' })];
    expect(said(merged(three(base, mine, theirs)), 'id', 'amount')).toEqual([' 5', ' ', ' 7']);
    expect(met(three(base, mine, theirs)).lines.map(({ did }) => did)).toEqual([
      { mine: 'changed', theirs: undefined },
      { mine: undefined, theirs: undefined },
      { mine: undefined, theirs: 'changed' },
    ]);
  });
  test('removed: it goes, and does not come back with the other side', () => {
    expect(numbers(merged(three(base, [line(1), line(3)], [line(1), line(2)])))).toBe('A1');
  });
  test('removed by both: it goes without a word', () => {
    const sides = three(base, [line(1), line(3)], [line(1), line(3)]);
    expect(numbers(merged(sides))).toBe('A1 A3');
    expect(openIn(met(sides))).toEqual([]);
  });
});

describe('a line that both have changed', () => {
  const base = [line(1, { amount: '1900', date: '2026-11-15' })];
  const mine = [line(1, { amount: '1950', date: '2026-11-15', receipt_number: 'B1' })];
  const theirs = [line(1, { amount: '1990', date: '2026-11-15', expense_type_id: 4 })];
  test('in other fields: both are kept', () => {
    const dated = [line(1, { amount: '1900', date: '2026-11-16' })];
    const sides = three(base, mine, dated);
    expect(openIn(met(sides))).toEqual([]);
    expect(said(merged(sides), 'amount', 'date', 'receipt_number')).toEqual(['1950 2026-11-16 B1']);
    expect(met(sides).lines[0]).toMatchObject({ taken: ['date'] });
  });
  test('in the same field: it takes a choice, which touches no other field', () => {
    const sides = three(base, mine, theirs);
    expect(met(sides).lines[0]).toMatchObject({ contested: ['amount'], taken: ['expense_type_id'] });
    expect(openIn(met(sides))).toEqual(['line 1']);
    expect(() => merged(sides)).toThrow('line 1 is asked about');
    expect(said(merged(sides, 'mine'), 'amount', 'expense_type_id', 'receipt_number')).toEqual(['1950 4 B1']);
    expect(said(merged(sides, 'theirs'), 'amount', 'expense_type_id', 'receipt_number')).toEqual([
      '1990 4 B1',
    ]);
  });
  test('to the same, however it is spelled: nothing is asked', () => {
    const spelled = three(base, [line(1, { amount: '1 990,00' })], [line(1, { amount: '1990.000' })]);
    expect(openIn(met(spelled))).toEqual([]);
    expect(said(merged(spelled), 'amount')).toEqual(['1990.000']);
  });
  test('in fields that mean something only together: an amount is not read in a currency nobody typed it in', () => {
    const sides = three(
      [line(1, { amount: '100', currency_id: 1 })],
      [line(1, { amount: '120', currency_id: 1 })],
      [line(1, { amount: '100', currency_id: 2, rate: '81.4', rate_units: 1, rate_source: 'bank' })],
    );
    expect(met(sides).lines[0]).toMatchObject({ contested: ['amount', 'currency_id'] });
    expect(said(merged(sides, 'mine'), 'amount', 'currency_id')).toEqual(['120 1']);
    expect(said(merged(sides, 'theirs'), 'amount', 'currency_id')).toEqual(['100 2']);
  });
  test('and removed: it takes a choice; kept, it is a new line', () => {
    const sides = three(base, mine, []);
    expect(openIn(met(sides))).toEqual(['line 1']);
    expect(merged(sides, 'theirs')).toEqual([]);
    expect(merged(sides, 'mine')).toEqual([{ ...mine[0], id: null }]);
    const other = three(base, [], theirs);
    expect(openIn(met(other))).toEqual(['line 1']);
    expect(merged(other, 'mine')).toEqual([]);
    expect(merged(other, 'theirs')).toEqual(theirs);
  });
});

describe('what the portal fills in stands against nobody', () => {
  const rated = (rate: string, cells: WireLine['cells'] = {}) =>
    line(1, { currency_id: 2, rate, rate_units: 1, rate_source: 'bank', ...cells });
  const base = [rated('81.4', { amount: '100', date: '2026-11-14' })];
  test('a rate that follows a new day leaves the amount to who changed it', () => {
    const sides = three(
      base,
      [rated('81.4', { amount: '120', date: '2026-11-14' })],
      [rated('82.1', { amount: '100', date: '2026-11-16' })],
    );
    expect(openIn(met(sides))).toEqual([]);
    expect(said(merged(sides), 'amount', 'date', 'rate')).toEqual(['120 2026-11-16 82.1']);
  });
  test('a line whose rate alone is another was not changed: it may be removed', () => {
    const sides = three(base, [], [rated('82.1', { amount: '100', date: '2026-11-14' })]);
    expect(openIn(met(sides))).toEqual([]);
    expect(merged(sides)).toEqual([]);
  });
  test('a rate that was typed from a slip is somebody’s word', () => {
    const typed = { currency_id: 2, amount: '100', rate_source: 'receipt', rate_units: 1 };
    const sides = three(
      [line(1, { currency_id: 2, amount: '100' })],
      [line(1, { ...typed, rate: '80' })],
      [line(1, { ...typed, rate: '81' })],
    );
    expect(met(sides).lines[0]).toMatchObject({ contested: ['rate'] });
  });
});

describe('lines that were added', () => {
  test('by both: all are there, the stored ones first', () => {
    const sides = three([line(1)], [line(1), added('x'), added('y')], [line(1), line(5), line(6)]);
    expect(openIn(met(sides))).toEqual([]);
    expect(numbers(merged(sides))).toBe('A1 A5 A6 x y');
    expect(merged(sides).map(({ id }) => id)).toEqual([1, 5, 6, null, null]);
  });
  test('by both word for word: one line, as often as both have it', () => {
    const same = { receipt_number: 'same', amount: '60' };
    const stored = { ...line(5), cells: { ...NOTHING, ...same, amount: '60.00' } };
    const sides = three([], [added('x', same), added('y', same)], [stored]);
    expect(merged(sides).map(({ key, id }) => [key, id])).toEqual([
      ['x', 5],
      ['y', null],
    ]);
  });
  test('stand behind the line they were put behind, wherever that has gone', () => {
    const base = [line(1), line(2)];
    expect(numbers(merged(three(base, [line(1), added('x'), line(2)], [line(2), line(5), line(1)])))).toBe(
      'A2 A5 A1 x',
    );
  });
  test('an id that the portal does not know any more is not sent', () => {
    expect(merged(three([], [line(9)], [])).map(({ id }) => id)).toEqual([null]);
  });
});

describe('the order of lines', () => {
  const base = [line(1), line(2), line(3)];
  const turned = [line(3), line(1), line(2)];
  test('is that of the side that has moved any', () => {
    expect(numbers(merged(three(base, turned, base)))).toBe('A3 A1 A2');
    expect(numbers(merged(three(base, base, turned)))).toBe('A3 A1 A2');
    expect(met(three(base, turned, base)).order).toEqual({ leads: 'mine', isMoved: false });
    expect(met(three(base, base, turned)).order).toEqual({ leads: 'theirs', isMoved: true });
    expect(met(three(base, turned, turned)).order).toEqual({ leads: 'theirs', isMoved: false });
  });
  test('takes a choice where each has moved them otherwise', () => {
    const sides = three(base, turned, [line(2), line(1), line(3)]);
    expect(openIn(met(sides))).toEqual([ORDER]);
    expect(numbers(merged(sides, 'mine'))).toBe('A3 A1 A2');
    expect(numbers(merged(sides, 'theirs'))).toBe('A2 A1 A3');
  });
  test('is not moved by lines that come and go', () => {
    const sides = three(base, [line(1), added('x'), line(3)], [line(5), line(2), line(3)]);
    expect(openIn(met(sides))).toEqual([]);
    expect(numbers(merged(sides))).toBe('A5 x A3');
  });
});

describe('a file that went with the last line that named it', () => {
  const shown = (id: number, file_id: number | null) => line(id, { file_id, amount: '1' });
  test('is named by no line, neither one that is brought back nor a copy', () => {
    const base = [shown(1, 7), shown(2, 8)];
    const mine = [line(1, { file_id: 7, amount: '2' }), shown(2, 8), added('copy', { file_id: 7 })];
    const sides = three(base, mine, [shown(2, 8)]);
    expect(said(merged(sides, 'mine'), 'receipt_number', 'file_id')).toEqual(['A1 ', 'A2 8', 'copy ']);
  });
  test('one that another line still names, or that was just attached, is kept', () => {
    const base = [shown(1, 7)];
    const mine = [line(1, { file_id: 9, amount: '2' }), added('copy', { file_id: 7 })];
    const sides = three(base, mine, [shown(5, 7)]);
    expect(said(merged(sides, 'mine'), 'receipt_number', 'file_id')).toEqual(['A5 7', 'A1 9', 'copy 7']);
  });
});

test('whatever two people do, one side alone merges to itself, and no line is lost or doubled', () => {
  const cells = fc.record({
    amount: fc.constantFrom('1', '2', '3'),
    date: fc.constantFrom(null, '2026-11-15'),
  });
  const lists = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), cells), { selector: ([id]) => id })
    .map((all) => all.map(([id, each]) => line(id, each)));
  fc.assert(
    fc.property(lists, lists, lists, fc.constantFrom<Side>('mine', 'theirs'), (base, mine, theirs, side) => {
      const own = mine.filter(({ id }) => base.some((each) => each.id === id));
      expect(merged(three(base, own, base))).toEqual(own);
      expect(merged(three(base, base, theirs))).toEqual(theirs);
      expect(merged(three(base, theirs, theirs))).toEqual(theirs);
      const both = merged(three(base, own, theirs), side);
      const ids = both.map(({ key }) => key);
      expect(new Set(ids).size).toBe(ids.length);
      for (const each of theirs.filter(({ id }) => !base.some((before) => before.id === id)))
        expect(ids).toContain(each.key);
    }),
  );
});
