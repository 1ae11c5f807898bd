import type { Client } from 'pg';
import { isCountable } from '../../../lib/calendar/calendar.ts';
import { addDays, type Day, daysBetween, eachDay } from '../../../lib/kernel/day.ts';
import { timesOver } from '../../../lib/money/decimal.ts';
import { insertRows } from '../insert.ts';
import type { Clock } from './clock.ts';
import { BANK, PER_DIEM_ABROAD, QUOTED, QUOTED_ON } from './rates.data.ts';

/** Longer than a report may look back. */
const DAYS_BACK = 75;
const EPOCH: Day = '2026-01-01';

/** Rates up to tomorrow, as a bank sets them: on a working day for the day after it, so never for Sunday or Monday. */
export const seedRates = (client: Client, client_id: number, { today, calendar }: Clock) =>
  insertRows(
    client,
    'currency_rate',
    eachDay(addDays(today, -DAYS_BACK), addDays(today, 1))
      .filter((date) => isCountable(addDays(date, -1), calendar))
      .flatMap((date) =>
        QUOTED.map(({ currency_code, units, around, width }) => ({
          client_id,
          currency_code,
          quoted_in: 'RUB',
          date,
          units,
          value: QUOTED_ON[date]?.[currency_code] ?? moved(date, around, width),
          source: BANK,
        })),
      ),
  );

/** The same on the same day, whenever the demo is made: back and forth in steps that look like none. */
const moved = (date: Day, around: number, width: number): string => {
  const step = (Math.abs(daysBetween(EPOCH, date)) * 37) % 101;
  return timesOver(String(around + Math.round(((step - 50) * width) / 50)), '1', 10_000, 4);
};

/** What the demo's own act pays abroad, beside the norms every client begins with. */
export const seedPerDiemAbroad = (client: Client, client_id: number) =>
  insertRows(
    client,
    'perdiem_rate',
    PER_DIEM_ABROAD.map((rate) => ({ client_id, place: 'abroad', date_from: EPOCH, ...rate })),
  );
