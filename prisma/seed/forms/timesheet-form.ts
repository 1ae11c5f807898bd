import { both } from './office-file.ts';
import { below, blank, boxed, centred, covered, DATED, formHead, line, signed } from './ruled.ts';
import { type SheetCell, sheetFile } from './sheet.ts';
import { DAYS, half, heads } from './timesheet-heads.ts';

const COLUMNS = 31;
const field = (name: string): string => `{{timesheet.${name}}}`;
/** A text shown only where the field has a value. */
const where = (path: string, text: string): string => `{{#${path}}}${text}{{/${path}}}`;

const PAIRS = 4;
/** Codes and days of absences: four below each other, then four beside them. */
const absences = (row: number): SheetCell[] =>
  [row, row + PAIRS].flatMap((place) => [
    centred(field(`absence_code_${place}`)),
    centred(field(`absence_days_${place}`)),
  ]);
/** Two blocks of the same columns: the second is for people the first is too small for. */
const payroll = (): SheetCell[] => Array.from({ length: 6 }, () => centred(' '));

const person = (): SheetCell[][] => [
  [
    centred('{{#documents}}{{form.row}}', 1, 4),
    boxed('{{employee.short_name}}, {{employee.position}}', 1, 4),
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

/** The unified form T-13 of one department: four rows a person, letters and hours of both halves; its heads stand on every page. */
export const timesheetForm = (): Uint8Array =>
  sheetFile({
    name: 'Т-13',
    wide: true,
    titles: [11, 15],
    heights: { row: 15, of: { 11: 30, 12: 24, 13: 24, 14: 45 }, scale: 70 },
    widths: [
      8.5,
      20,
      11,
      ...Array.from({ length: DAYS }, () => 3.4),
      10,
      7.5,
      7,
      12.5,
      7,
      7,
      12.5,
      7,
      5,
      7,
      5,
      7,
    ],
    rows: [
      ...formHead('Т-13', '0301008', COLUMNS, 4),
      [line('{{form.department}}', COLUMNS - 8), blank(8)],
      [
        below(both('(структурное подразделение)', '(department)'), 10),
        centred(both('Номер документа', 'Number'), 5, 2),
        centred(both('Дата составления', 'Drawn up on'), 6, 2),
        blank(2),
        centred(both('Отчётный период', 'Period'), 6),
      ],
      [
        blank(10),
        covered(5),
        covered(6),
        blank(2),
        centred(both('с', 'from'), 3),
        centred(both('по', 'to'), 3),
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
          5,
        ),
        centred('{{form.today}}', 6),
        blank(2),
        centred(field('first_day'), 3),
        centred(field('last_day'), 3),
      ],
      [bold(both('учёта рабочего времени', 'of working time'))],
      ...heads(),
      ...person(),
      ...signed(both('Ответственное лицо', 'Person in charge'), [4, 6, 5, 6, 8]),
      ...signed(
        both('Руководитель структурного подразделения', 'Head of the department'),
        [4, 6, 5, 6, 8],
        DATED,
      ),
      ...signed(both('Работник кадровой службы', 'HR officer'), [4, 6, 5, 6, 8], DATED),
    ],
  });
