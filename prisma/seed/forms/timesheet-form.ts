import { both } from './office-file.ts';
import { type SheetCell, sheetFile } from './sheet.ts';

const COLUMNS = 22;
const HALF = 15;

const boxed = (text: string): SheetCell => ({ text, boxed: true });
const head = (text: string): SheetCell => ({ text, bold: true, boxed: true });
const wide = (text: string, bold?: true): SheetCell => ({ text, over: COLUMNS, ...(bold ? { bold } : {}) });

/** A cell for each day of a half: the first has one day less, and a cross in its place. */
const half = (first: boolean, said: (day: number) => string): string[] =>
  first
    ? [...Array.from({ length: HALF }, (_, index) => said(index + 1)), 'Х']
    : Array.from({ length: HALF + 1 }, (_, index) => said(HALF + index + 1));

const NUMBER = '{{timesheet.sheet_number}}';
const CORRECTION = '{{timesheet.sheet_correction}}';

/** What is said where a field says something. */
const where = (path: string, text: string): string => `{{#${path}}}${text}{{/${path}}}`;

const field = (name: string): string => `{{timesheet.${name}}}`;

/** The unified form T-13: four rows a person, letters and hours of both halves; its heads stand on every page. */
export const timesheetForm = (): Uint8Array =>
  sheetFile({
    name: 'Т-13',
    wide: true,
    titles: [6, 7],
    widths: [26, 9, ...Array.from({ length: HALF + 1 }, () => 5.5), 10, 8, 9, 16],
    rows: [
      [
        wide(
          both(
            'Унифицированная форма № Т-13, форма по ОКУД 0301008',
            'Unified form No. T-13, OKUD form 0301008',
          ),
        ),
      ],
      [wide('{{organization.name}}', true)],
      [
        wide(
          where(
            'form.department',
            both('Структурное подразделение: {{form.department}}', 'Department: {{form.department}}'),
          ),
        ),
      ],
      [
        wide(
          `${both(`ТАБЕЛЬ УЧЁТА РАБОЧЕГО ВРЕМЕНИ № ${NUMBER}`, `TIMESHEET No. ${NUMBER}`)}${where(
            'timesheet.sheet_correction',
            both(`, корректировка ${CORRECTION}`, `, correction ${CORRECTION}`),
          )}`,
          true,
        ),
      ],
      [
        wide(
          both(
            'Дата составления: {{form.today}}. Отчётный период: с {{timesheet.first_day}} по {{timesheet.last_day}}',
            'Drawn up on {{form.today}}. Reporting period: from {{timesheet.first_day}} to {{timesheet.last_day}}',
          ),
        ),
      ],
      [
        head(both('Фамилия, имя, отчество, должность', 'Name, position')),
        head(both('Таб. №', 'No.')),
        ...half(true, String).map(head),
        head(both('За половину', 'Of the half')),
        head(both('Дней за месяц', 'Days of the month')),
        head(both('Часов за месяц', 'Hours of the month')),
        head(both('Неявки, дней', 'Absences, days')),
      ],
      [head(' '), head(' '), ...half(false, String).map(head), head(' '), head(' '), head(' '), head(' ')],
      [
        boxed('{{#documents}}{{employee.name}}'),
        boxed('{{employee.number}}'),
        ...half(true, (day) => field(`d${day}`)).map(boxed),
        boxed(field('first_days')),
        boxed(field('month_days')),
        boxed(field('month_hours')),
        boxed(field('absences')),
      ],
      [
        boxed('{{employee.position}}'),
        boxed(' '),
        ...half(true, (day) => field(`h${day}`)).map(boxed),
        boxed(field('first_hours')),
        boxed(' '),
        boxed(' '),
        boxed(' '),
      ],
      [
        boxed('{{employee.department}}'),
        boxed(' '),
        ...half(false, (day) => field(`d${day}`)).map(boxed),
        boxed(field('second_days')),
        boxed(' '),
        boxed(' '),
        boxed(' '),
      ],
      [
        boxed(' '),
        boxed(' '),
        ...half(false, (day) => field(`h${day}`)).map(boxed),
        boxed(field('second_hours')),
        boxed(' '),
        boxed(' '),
        boxed(' {{/documents}}'),
      ],
      [wide(' ')],
      ...[
        ['Ответственное лицо', 'Person in charge'],
        ['Руководитель структурного подразделения', 'Head of the department'],
        ['Работник кадровой службы', 'HR officer'],
      ].map(([ru = '', en = '']) => [
        wide(
          both(
            `${ru}: должность ________________ подпись ____________ расшифровка ____________________ «___» __________ 20___ г.`,
            `${en}: position ________________ signature ____________ name ____________________ date ______________`,
          ),
        ),
      ]),
    ],
  });
