import { describe, expect, test } from 'vitest';
import { cellWalk, type Move, moveOf, sparseWalk, weekWalk } from '../../../lib/board/walks.ts';

const TODAY = '2026-11-19';

test.each([
  ['ArrowLeft', '', 'left'],
  ['PageDown', '', 'after'],
  ['End', '', 'end'],
  ['е', 'KeyT', 'today'],
  ['Tab', 'Tab', undefined],
])('%s is the move %s', (key, code, move) => {
  expect(moveOf({ key, code })).toBe(move);
});

describe('cells go from edge to edge', () => {
  const walk = cellWalk(3, 31);
  test.each<[Move, number, number, number, number]>([
    ['right', 1, 5, 1, 6],
    ['right', 1, 30, 1, 30],
    ['left', 1, 0, 1, 0],
    ['down', 2, 5, 2, 5],
    ['up', 2, 5, 1, 5],
    ['up', 0, 5, 0, 5],
    ['start', 1, 5, 1, 0],
    ['end', 1, 5, 1, 30],
    ['before', 1, 5, 1, 5],
    ['after', 1, 5, 1, 5],
  ])('%s from row %i, column %i', (move, row, column, toRow, toColumn) => {
    expect(walk[move]?.({ row, column })).toEqual({ row: toRow, column: toColumn });
  });

  test('today is not a cell of them', () => {
    expect(walk.today).toBeUndefined();
  });
});

describe('days in weeks', () => {
  test.each<[Move, string]>([
    ['right', '2027-05-06'],
    ['left', '2027-05-04'],
    ['up', '2027-04-28'],
    ['down', '2027-05-12'],
    ['start', '2027-05-03'],
    ['end', '2027-05-09'],
    ['before', '2027-04-05'],
    ['after', '2027-06-05'],
    ['today', TODAY],
  ])('%s', (move, day) => {
    expect(weekWalk(TODAY)[move]?.('2027-05-05')).toBe(day);
  });

  test('a longer month ends in the last day of a shorter one', () => {
    expect(weekWalk(TODAY).after?.('2027-01-31')).toBe('2027-02-28');
  });

  test.each<[Move, string, string]>([
    ['left', '2027-01-01', '2027-01-01'],
    ['start', '2027-01-02', '2027-01-01'],
    ['down', '2027-12-28', '2027-12-31'],
    ['today', '2027-05-05', '2027-01-01'],
  ])('%s from %s stays in its year', (move, from, to) => {
    expect(weekWalk(TODAY, { first: '2027-01-01', last: '2027-12-31' })[move]?.(from)).toBe(to);
  });
});

describe('some days in weeks', () => {
  // Two weeks from a Monday on, without their days off and without one Wednesday.
  const days = ['02', '03', '05', '06', '09', '10', '11', '12', '13'].map((day) => `2026-11-${day}`);
  const walk = sparseWalk(days);
  test.each<[Move, string, string | undefined]>([
    ['right', '03', '05'],
    ['left', '09', '06'],
    ['left', '02', undefined],
    ['right', '13', undefined],
    ['down', '03', '10'],
    ['up', '11', undefined],
    ['start', '12', '09'],
    ['end', '03', '06'],
    ['before', '03', undefined],
  ])('%s from %s leads to %s', (move, from, to) => {
    expect(walk[move]?.(`2026-11-${from}`)).toBe(to && `2026-11-${to}`);
  });
});
