import { describe, expect, test } from 'vitest';
import {
  reportableTrips,
  type TripReport,
  unreportable,
} from '../../../lib/documents/families/expense/reportable.ts';

const TODAY = '2026-11-25';
const trip = (status_id: string, start_date: string | null = '2026-11-23') => ({
  id: 1,
  status_id,
  start_date,
});
const report = (status_id: string, more: Partial<TripReport> = {}): TripReport => ({
  btrip_id: 1,
  status_id,
  replaced: '0',
  ...more,
});

describe('a trip is reported', () => {
  test.each(['agreed', 'approved', 'processed', 'closed'])('once it is %s', (status) => {
    expect(unreportable(trip(status), TODAY)).toBeUndefined();
  });

  test.each(['empty', 'draft', 'prepared', 'declined'])('not while it is %s', (status) => {
    expect(unreportable(trip(status), TODAY)).toBe('expense/trip-not-agreed');
  });

  test('from its first day on', () => {
    expect(unreportable(trip('agreed', TODAY), TODAY)).toBeUndefined();
    expect(unreportable(trip('agreed', '2026-11-26'), TODAY)).toBe('expense/trip-not-begun');
  });
});

describe('a trip is offered', () => {
  const offered = (...reports: TripReport[]) => reportableTrips([trip('approved')], reports, TODAY).length;

  test('while no report of it was sent', () => {
    expect(offered()).toBe(1);
    expect(offered(report('prepared'))).toBe(0);
    expect(offered(report('processed'))).toBe(0);
  });

  test('beside drafts, declined and replaced reports, and those of other trips', () => {
    expect(
      offered(
        report('draft'),
        report('declined'),
        report('agreed', { replaced: '1' }),
        report('agreed', { btrip_id: 2 }),
        report('agreed', { btrip_id: null }),
      ),
    ).toBe(1);
  });

  test('not where another document stands in its place, or it cannot be reported', () => {
    expect(reportableTrips([{ ...trip('approved'), replaced: '1' }], [], TODAY)).toEqual([]);
    expect(reportableTrips([trip('prepared'), trip('agreed', '2026-12-01')], [], TODAY)).toEqual([]);
  });
});
