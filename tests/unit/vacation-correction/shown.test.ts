import { describe, expect, test } from 'vitest';
import {
  balancesAround,
  correctionOf,
  returnedDays,
  ribbonDays,
} from '../../../components/families/vacation-correction/correction-parts.ts';
import { overlappedDays } from '../../../components/families/vacation-correction/overlapped-days.ts';
import type { Balance } from '../../../lib/documents/facts/leave-facts.ts';
import { factsOf, partOf, recordOf, V1 } from './desk.ts';

/** What of a form is asked: 4 days of V1 from its first, 7 days two weeks later as another part. */
const form = (more: { status_id?: string; balances?: readonly Balance[]; replaced?: boolean } = {}) => {
  const { status_id = 'prepared', balances = [], replaced = false } = more;
  const record = recordOf({ end_date: '2026-12-10', days: 4, replaced_vacation_ids: '1:4', status_id });
  const facts = factsOf(
    {
      leaves: [{ ...V1, replaced }],
      parts: [partOf(12, { status_id }), partOf(13, { status_id: 'declined' })],
    },
    { balances },
  );
  return { record, facts, row: { id: 11, number: 'ПО-11', status_id } } as unknown as Parameters<
    typeof correctionOf
  >[0];
};
const shown = (more?: Parameters<typeof form>[0]) => {
  const correction = correctionOf(form(more));
  if (!correction) throw new Error('nothing is shown');
  return correction;
};

describe('a correction as it is shown', () => {
  test('14 without 4 and 7 brings 3 back', () => {
    const { was, returned, parts } = shown();
    expect([was, parts.map(({ days }) => days), returned]).toEqual([14, [4, 7], 3]);
    expect(parts.map(({ own, takes }) => [own, takes.get(1)])).toEqual([
      [true, 4],
      [false, 7],
    ]);
  });
  test('6.67 before and 3 more are 9.67 after', () => {
    // The balance of the form goes without the leave: 6.67 and its 14 days.
    const balances = [
      { period: 2026, days_limit: 28, days_planned: 7.33, days_rest: 20.67, taken_from: true },
    ];
    expect(balancesAround(form({ balances }), shown({ balances }))).toEqual({
      before: 6.67,
      after: 9.67,
      year: 2026,
    });
  });
  test('the balance of one year: parts and leaves of another take nothing from it, what others wait for is not left', () => {
    const balances = [
      {
        ...{ period: 2027, days_limit: 28, days_planned: 0, days_rest: 28, days_reserved: 5 },
        taken_from: true,
      },
    ];
    const own = form({ balances, status_id: 'draft' });
    const moved = { ...own, record: { ...own.record, period: 2027 } } as typeof own;
    const correction = correctionOf(moved);
    expect(correction && balancesAround(moved, correction)).toEqual({ before: 23, after: 19, year: 2027 });
  });
  test('parts that were sent are held back already', () => {
    const balances = [
      {
        ...{ period: 2026, days_limit: 28, days_planned: 0, days_rest: 28, days_reserved: 9 },
        taken_from: true,
      },
    ];
    const own = form({ balances });
    const draft = { ...own, row: { ...own.row, status_id: 'draft' } } as typeof own;
    expect(balancesAround(draft, shown({ balances }))).toEqual({ before: 12, after: 15, year: 2026 });
    expect(balancesAround(own, shown({ balances }))).toEqual({ before: 14, after: 17, year: 2026 });
  });
  test('once its leave is replaced there is no before, and agreed parts are taken off already', () => {
    const balances = [
      { period: 2026, days_limit: 28, days_planned: 14.33, days_rest: 13.67, taken_from: true },
    ];
    const agreed = { status_id: 'agreed', balances, replaced: true };
    expect(balancesAround(form(agreed), shown(agreed))).toEqual({
      before: undefined,
      after: 9.67,
      year: 2026,
    });
  });
  test('the ribbon begins on a Monday before the first day, and days that come back are those between', () => {
    expect(ribbonDays(shown())).toEqual({ first: '2026-11-30', last: '2026-12-29' });
    const back = [...returnedDays(shown())];
    expect([back[0], back.at(-1), back.length]).toEqual(['2026-12-11', '2026-12-20', 10]);
    const far = { ...shown(), parts: [{ ...(shown().parts[0] ?? never()), end_date: '2027-08-01' }] };
    expect(ribbonDays(far)).toBeUndefined();
  });
  test('colleagues are counted by the days that are shared with them', () => {
    const away = (employee_id: number, start: string, end: string) => ({
      employee_id,
      name: '',
      name_eng: '',
      mine: false,
      absences: [{ id: employee_id, employee_id, start, end, pending: true, kind: 'leave' as const }],
    });
    const colleagues = [away(1, '2026-12-14', '2026-12-20'), away(2, '2026-12-23', '2026-12-30')];
    const { leaves, parts } = shown();
    const said = (bars: Parameters<typeof overlappedDays>[0]) => {
      const { days, people } = overlappedDays(bars, colleagues);
      return [days, people.map(({ employee_id }) => employee_id)];
    };
    expect([said(leaves), said(parts)]).toEqual([
      [7, [1]],
      [5, [2]],
    ]);
  });
});

const never = (): never => {
  throw new Error('unreachable');
};
