import { both } from './office-file.ts';
import { boxed, centred, covered } from './ruled.ts';
import type { SheetCell } from './sheet.ts';

const HALF = 15;
/** Columns of days: a half of a month has no more. */
export const DAYS = HALF + 1;

/** A cell for each day of a half: the first has one day less, and a cross in its place. */
export const half = (first: boolean, said: (day: number) => string): SheetCell[] =>
  (first
    ? [...Array.from({ length: HALF }, (_, index) => said(index + 1)), 'Х']
    : Array.from({ length: DAYS }, (_, index) => said(HALF + index + 1))
  ).map((text) => centred(text));

/** The heads of a block of payroll columns. */
const payrollHeads = (): SheetCell[] => [
  centred(both('код вида оплаты', 'code of pay')),
  centred(both('корреспон- дирующий счёт', 'corresponding account')),
  centred(both('дни (часы)', 'days (hours)')),
];

/** The heads of the columns, over four rows, and their numbers. */
export const heads = (): SheetCell[][] => [
  [
    centred(both('Номер по порядку', 'No.'), 1, 4),
    centred(
      both('Фамилия, инициалы, должность (специальность, профессия)', 'Name, initials, position'),
      1,
      4,
    ),
    centred(both('Табельный номер', 'Personnel No.'), 1, 4),
    centred(
      both(
        'Отметки о явках и неявках на работу по числам месяца',
        'Marks of attendance and absence by the days of the month',
      ),
      DAYS,
    ),
    centred(both('Отработано за', 'Worked in'), 2),
    centred(
      both(
        'Данные для начисления заработной платы по видам и направлениям затрат',
        'Payroll data by kinds and lines of expense',
      ),
      6,
    ),
    centred(both('Неявки по причинам', 'Absences by reason'), 4),
  ],
  [
    covered(),
    covered(),
    covered(),
    ...half(true, String).map((cell) => ({ ...cell, down: 2 })),
    centred(both('половину месяца (I, II)', 'half of the month (I, II)'), 1, 2),
    centred(both('месяц', 'month'), 1, 2),
    boxed(both('код вида оплаты', 'code of pay'), 3),
    centred(' ', 3),
    ...[0, 1].flatMap(() => [
      centred(both('код', 'code'), 1, 3),
      centred(both('дни (часы)', 'days (hours)'), 1, 3),
    ]),
  ],
  [
    ...Array.from({ length: 3 + DAYS + 2 }, () => covered()),
    boxed(both('корреспондирующий счёт', 'corresponding account'), 3),
    centred(' ', 3),
    ...Array.from({ length: 4 }, () => covered()),
  ],
  [
    covered(),
    covered(),
    covered(),
    ...half(false, String),
    centred(both('дни / часы', 'days / hours')),
    centred(both('дни / часы', 'days / hours')),
    ...payrollHeads(),
    ...payrollHeads(),
    ...Array.from({ length: 4 }, () => covered()),
  ],
  [
    ...['1', '2', '3'].map((text) => centred(text)),
    centred('4', DAYS),
    ...['5', '6', '7', '8', '9', '7', '8', '9', '10', '11', '12', '13'].map((text) => centred(text)),
  ],
];
