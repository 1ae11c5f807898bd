import { describe, expect, test } from 'vitest';
import { openAdvances } from '../../../components/families/expense/advances.ts';

const trip = (of: object = {}) => ({
  id: 7,
  number: 'КМ-0007',
  status_id: 'approved',
  start_date: '2026-11-02',
  advance_amount: '30000.00',
  ...of,
});
const report = (of: object = {}) => ({ btrip_id: 7, status_id: 'prepared', replaced: '0' as const, ...of });
const numbers = (...args: Parameters<typeof openAdvances>) => openAdvances(...args).map(({ id }) => id);

describe('an advance is open on the last day', () => {
  test('while nobody has sent its report', () => {
    expect(numbers([trip()], [], '2026-11-27')).toEqual([7]);
    expect(numbers([trip()], [report()], '2026-11-27')).toEqual([]);
  });
  test.each([{ status_id: 'draft' }, { status_id: 'declined' }, { replaced: '1' }, { btrip_id: 8 }])(
    'also beside a report of %j',
    (of) => {
      expect(numbers([trip()], [report(of)], '2026-11-27')).toEqual([7]);
    },
  );
  test.each([
    { status_id: 'prepared' },
    { status_id: 'declined' },
    { advance_amount: null },
    { advance_amount: '0.00' },
    { start_date: '2026-11-28' },
    { start_date: null },
  ])('not of a trip of %j', (of) => {
    expect(numbers([trip(of)], [], '2026-11-27')).toEqual([]);
  });
  test('of a trip that begins on the last day too', () => {
    expect(numbers([trip({ start_date: '2026-11-27' })], [], '2026-11-27')).toEqual([7]);
  });
});
