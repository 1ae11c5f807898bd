import { both } from './office-file.ts';
import { below, blank, boxed, centred, covered, DATED, formHead, line, signed } from './ruled.ts';
import { type SheetCell, sheetFile } from './sheet.ts';

const COLUMNS = 28;
const HALF = 15;
const DAYS = HALF + 1;

/** A cell for each day of a half: the first has one day less, and a cross in its place. */
const half = (first: boolean, said: (day: number) => string): SheetCell[] =>
  (first
    ? [...Array.from({ length: HALF }, (_, index) => said(index + 1)), 'Х']
    : Array.from({ length: DAYS }, (_, index) => said(HALF + index + 1))
  ).map((text) => centred(text));

const field = (name: string): string => `{{timesheet.${name}}}`;
/** What is said where a field says something. */
const where = (path: string, text: string): string => `{{#${path}}}${text}{{/${path}}}`;

const PAIRS = 4;
/** Codes and days of absences: four below each other, then four beside them. */
const absences = (row: number): SheetCell[] =>
  [row, row + PAIRS].flatMap((place) => [
    centred(field(`absence_code_${place}`)),
    centred(field(`absence_days_${place}`)),
  ]);
const payroll = (): SheetCell[] => [centred(' '), centred(' '), centred(' ')];

const heads = (): SheetCell[][] => [
  [
    centred(both('Номер по порядку', 'No.'), 1, 3),
    centred(
      both('Фамилия, инициалы, должность (специальность, профессия)', 'Name, initials, position'),
      1,
      3,
    ),
    centred(both('Табельный номер', 'Personnel No.'), 1, 3),
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
      3,
    ),
    centred(both('Неявки по причинам', 'Absences by reason'), 4),
  ],
  [
    covered(),
    covered(),
    covered(),
    ...half(true, String),
    centred(both('половину месяца (I, II)', 'half of the month (I, II)')),
    centred(both('месяц', 'month')),
    centred(both('код вида оплаты', 'code of pay'), 1, 2),
    centred(both('корреспон- дирующий счёт', 'corresponding account'), 1, 2),
    centred(both('дни (часы)', 'days (hours)'), 1, 2),
    ...[0, 1].flatMap(() => [
      centred(both('код', 'code'), 1, 2),
      centred(both('дни (часы)', 'days (hours)'), 1, 2),
    ]),
  ],
  [
    covered(),
    covered(),
    covered(),
    ...half(false, String),
    centred(both('дни / часы', 'days / hours')),
    centred(both('дни / часы', 'days / hours')),
    ...Array.from({ length: 7 }, () => covered()),
  ],
  [
    ...['1', '2', '3'].map((text) => centred(text)),
    centred('4', DAYS),
    ...['5', '6', '7', '8', '9', '10', '11', '12', '13'].map((text) => centred(text)),
  ],
];

const person = (): SheetCell[][] => [
  [
    centred('{{#documents}}{{form.row}}', 1, 4),
    boxed(
      '{{employee.short_name}}, {{employee.position}}{{^form.department}}, {{employee.department}}{{/form.department}}',
      1,
      4,
    ),
    centred('{{employee.number}}', 1, 4),
    ...half(true, (day) => field(`d${day}`)),
    centred(field('first_days')),
    centred(field('month_days'), 1, 2),
    ...payroll(),
    ...absences(1),
  ],
  [
    ...[0, 1, 2].map(() => covered()),
    ...half(true, (day) => field(`h${day}`)),
    centred(field('first_hours')),
    covered(),
    ...payroll(),
    ...absences(2),
  ],
  [
    ...[0, 1, 2].map(() => covered()),
    ...half(false, (day) => field(`d${day}`)),
    centred(field('second_days')),
    centred(field('month_hours'), 1, 2),
    ...payroll(),
    ...absences(3),
  ],
  [
    ...[0, 1, 2].map(() => covered()),
    ...half(false, (day) => field(`h${day}`)),
    centred(field('second_hours')),
    covered(),
    ...payroll(),
    ...absences(4).map((cell, index) =>
      index === 3 ? { ...cell, text: `${cell.text}{{/documents}}` } : cell,
    ),
  ],
];

const bold = (text: string): SheetCell => ({ text, bold: true, align: 'right', over: 10 });

/** The unified form T-13: four rows a person, letters and hours of both halves; its heads stand on every page. */
export const timesheetForm = (): Uint8Array =>
  sheetFile({
    name: 'Т-13',
    wide: true,
    titles: [10, 13],
    widths: [8, 20, 10, ...Array.from({ length: DAYS }, () => 4), 9, 7, 7, 10, 7, 5, 7, 5, 7],
    rows: [
      ...formHead('Т-13', '0301008', COLUMNS, 4),
      [line('{{form.department}}', COLUMNS - 8), blank(8)],
      [
        below(both('(структурное подразделение)', '(department)'), 10),
        centred(both('Номер документа', 'Number'), 4),
        centred(both('Дата составления', 'Drawn up on'), 5),
        blank(),
        centred(both('Отчётный период с', 'Period from'), 4),
        centred(both('по', 'to'), 4),
      ],
      [
        bold(both('ТАБЕЛЬ', 'TIMESHEET')),
        centred(
          `${field('sheet_number')}${where(
            'timesheet.sheet_correction',
            both(
              ', корректировка {{timesheet.sheet_correction}}',
              ', correction {{timesheet.sheet_correction}}',
            ),
          )}`,
          4,
        ),
        centred('{{form.today}}', 5),
        blank(),
        centred(field('first_day'), 4),
        centred(field('last_day'), 4),
      ],
      [bold(both('учёта рабочего времени', 'of working time'))],
      ...heads(),
      ...person(),
      ...signed(both('Ответственное лицо', 'Person in charge'), [5, 5, 4, 6, 6]),
      ...signed(
        both('Руководитель структурного подразделения', 'Head of the department'),
        [5, 5, 4, 6, 6],
        DATED,
      ),
      ...signed(both('Работник кадровой службы', 'HR officer'), [5, 5, 4, 6, 6], DATED),
    ],
  });
