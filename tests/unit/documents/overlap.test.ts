import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { fullDayRefusals, overlapOf } from '../../../lib/documents/overlap.ts';

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

describe('parts of one day by hours', () => {
  /** Wednesday, Thursday before a holiday, the holiday, and a day off. */
  const [USUAL, SHORT, HOLIDAY, SATURDAY] = ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13'];
  const calendar = calendarOf([{ start_date: HOLIDAY, end_date: HOLIDAY, type: 'holiday' }]);
  const hours = (of: string) => ({ hours: of });

  const judged = (day: string, own: object, others: readonly object[], replaced: number[] = []) => {
    const on = { start_date: day, end_date: day };
    const held = others.map((each, index) => ({ id: index + 2, number: `ОТ-${index + 2}`, ...on, ...each }));
    const record = { id: 1, ...on, ...own };
    const met = overlapOf(record, held, replaced);
    return met
      ? [`meets ${met.number}`]
      : fullDayRefusals('hours', record, { overlaps: held, calendar }, replaced).map(
          ({ field, code, values }) => `${field} ${code} ${values?.hours} of ${values?.working}`,
        );
  };
  const over = (sum: number, working: number) => [`hours document/hours-over-day ${sum} of ${working}`];

  test.each<readonly [string, string, object, object[], string[]]>([
    ['two that fill the day', USUAL, hours('4'), [hours('4.00')], []],
    ['a quarter more', USUAL, hours('4'), [hours('4.25')], over(8.25, 8)],
    ['three that fill the day', USUAL, hours('2.5'), [hours('2.50'), hours('3')], []],
    ['three that are more', USUAL, hours('2.75'), [hours('2.50'), hours('3')], over(8.25, 8)],
    ['those of a full day before a holiday', SHORT, hours('4'), [hours('4')], over(8, 7)],
    ['those of a day before a holiday', SHORT, hours('3'), [hours('4')], []],
    ['any on a day off', SATURDAY, hours('0.25'), [hours('0.25')], over(0.5, 0)],
    ['hours beside times', USUAL, hours('6'), [part('09:00', '11:00')], []],
    ['more hours beside times', USUAL, hours('6.25'), [part('09:00', '11:00')], over(8.25, 8)],
    ['times beside hours', USUAL, part('09:00', '11:00'), [hours('6')], []],
    ['times beside more hours', USUAL, part('09:00', '11:30'), [hours('6')], over(8.5, 8)],
    ['times alone, as long as they like', USUAL, part('00:00', '09:00'), [part('09:00', '23:00')], []],
    [
      'times that meet beside hours',
      USUAL,
      part('09:00', '11:00'),
      [hours('1'), part('10:00', '12:00')],
      ['meets ОТ-3'],
    ],
    ['hours beside a whole day', USUAL, hours('1'), [{ hours: null }], ['meets ОТ-2']],
    ['a whole day beside hours', USUAL, { hours: null }, [hours('1')], ['meets ОТ-2']],
    ['a whole day among hours', USUAL, hours('1'), [hours('1'), {}], ['meets ОТ-3']],
    ['hours alone, even of more than the day', USUAL, hours('24'), [], []],
    ['itself', USUAL, hours('8'), [{ id: 1, hours: '8' }], []],
    ['another day', USUAL, hours('8'), [{ start_date: SHORT, end_date: SHORT, hours: '7' }], []],
  ])('%s', (_, day, own, others, expected) => {
    expect(judged(day, own, others)).toEqual(expected);
  });

  test('one in whose place the document stands is not counted', () => {
    expect(judged(USUAL, hours('8'), [hours('1')])).toEqual(over(9, 8));
    expect(judged(USUAL, hours('8'), [hours('1')], [2])).toEqual([]);
  });

  test('whatever the order they are asked in, the last that does not fit is refused', () => {
    const quarters = [1, 7, 8, 9, 16, 31, 32];
    const pairs = quarters.flatMap((one) => quarters.map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      const [asked, held] = [hours(String(one / 4)), hours(String(other / 4))];
      expect(judged(USUAL, asked, [held]).length).toBe(one + other > 32 ? 1 : 0);
      expect(judged(USUAL, held, [asked])).toEqual(judged(USUAL, asked, [held]));
    }
  });
});
