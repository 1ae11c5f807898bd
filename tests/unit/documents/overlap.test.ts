import { describe, expect, test } from 'vitest';
import { overlapOf } from '../../../lib/documents/overlap.ts';

const DAY = '2026-11-24';
const other = (more: object = {}) => [{ id: 2, number: 'ОС-2', start_date: DAY, end_date: DAY, ...more }];
const mine = (more: object = {}) => ({ id: 1, start_date: DAY, end_date: DAY, ...more });
const part = (time_from: string, time_to: string) => ({ time_from, time_to });

describe('two absences of a person on one day', () => {
  test('meet where one takes the whole of it', () => {
    expect(overlapOf(mine(), other())?.id).toBe(2);
    expect(overlapOf(mine(part('09:00', '10:00')), other())?.id).toBe(2);
    expect(overlapOf(mine(), other(part('09:00', '10:00')))?.id).toBe(2);
  });
  test('meet where their times do, and stand beside each other where one ends as the other begins', () => {
    expect(overlapOf(mine(part('09:00', '11:00')), other(part('10:59', '12:00')))?.id).toBe(2);
    expect(overlapOf(mine(part('09:00', '11:00')), other(part('11:00', '12:00')))).toBeUndefined();
    expect(overlapOf(mine(part('13:00', '14:00')), other(part('11:00', '12:00')))).toBeUndefined();
  });
  test('do not meet where one stands in the place of the other', () => {
    expect(overlapOf(mine(), other(), [2])).toBeUndefined();
  });
});
