import { expect, test } from 'vitest';
import { leg, refusedTrip, trip } from './trip.ts';

test('a leg with its last day before the first is refused where it is, and the next one is not', () => {
  const refused = refusedTrip(
    trip('2026-11-23', '2026-11-27', [
      leg('2026-11-25', '2026-11-23', 'Москва', 'Казань'),
      leg('2026-11-26', '2026-11-27', 'Казань', 'Москва'),
    ]),
  );
  expect(refused.filter((each) => each.startsWith('routes.1'))).toEqual([]);
});
