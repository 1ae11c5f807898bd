import { both } from './office-file.ts';
import { below, blank, boxed, centred, covered, formHead, line, onRight, signed } from './ruled.ts';
import { type SheetCell, sheetFile } from './sheet.ts';

const COLUMNS = 10;
const DAY = both('«___» ____________ 20___ г.', '____________ 20___');

const approval = (): SheetCell[][] => [
  [
    {
      text: both('Мнение выборного профсоюзного органа', 'Opinion of the elected trade union body'),
      over: 5,
    },
    { text: both('УТВЕРЖДАЮ', 'APPROVED'), over: 5, bold: true },
  ],
  [
    {
      text: both(
        'от «___» ____________ 20___ г. № ______ учтено',
        'of ____________ 20___ No. ______ has been considered',
      ),
      over: 5,
    },
    { text: both('Руководитель', 'Head'), over: 1 },
    line('', 4),
  ],
  [blank(6), below(both('(должность)', '(position)'), 4)],
  [blank(5), line('', 2), blank(), line('', 2)],
  [
    blank(5),
    below(both('(личная подпись)', '(signature)'), 2),
    blank(),
    below(both('(расшифровка подписи)', '(name in full)'), 2),
  ],
  [blank(5), { text: DAY, over: 5 }],
];

const heads = (): SheetCell[][] => [
  [
    centred(both('Структурное подразделение', 'Department'), 1, 3),
    centred(
      both('Должность (специальность, профессия) по штатному расписанию', 'Position by the staff list'),
      1,
      3,
    ),
    centred(both('Фамилия, имя, отчество', 'Full name'), 1, 3),
    centred(both('Табельный номер', 'Personnel No.'), 1, 3),
    centred(both('ОТПУСК', 'LEAVE'), 5),
    centred(both('Примечание', 'Note'), 1, 3),
  ],
  [
    ...[0, 1, 2, 3].map(() => covered()),
    centred(both('количество календарных дней', 'calendar days'), 1, 2),
    centred(both('дата', 'date'), 2),
    centred(both('перенесение отпуска', 'transfer of the leave'), 2),
    covered(),
  ],
  [
    ...[0, 1, 2, 3, 4].map(() => covered()),
    centred(both('запланированная', 'planned')),
    centred(both('фактическая', 'in fact')),
    centred(both('основание (документ)', 'ground (document)')),
    centred(both('дата предполагаемого отпуска', 'date of the leave to be')),
    covered(),
  ],
  Array.from({ length: COLUMNS }, (_, index) => centred(String(index + 1))),
];

/** The unified form T-7; dates in fact and transfers are written in by hand (columns 7 to 10 of the form). */
export const scheduleForm = (): Uint8Array =>
  sheetFile({
    name: 'Т-7',
    wide: true,
    titles: [14, 17],
    heights: { row: 15, of: { 14: 18, 15: 18, 16: 48, 18: 30 }, scale: 70 },
    widths: [24, 24, 28, 12, 14, 23, 15, 16, 18, 14],
    rows: [
      ...formHead('Т-7', '0301020', COLUMNS, 2),
      ...approval(),
      [
        blank(4),
        centred(both('Номер документа', 'Number'), 2),
        centred(both('Дата составления', 'Drawn up on'), 2),
        centred(both('На год', 'Year')),
        blank(),
      ],
      [
        { ...onRight(both('ГРАФИК ОТПУСКОВ', 'VACATION SCHEDULE'), 4), bold: true },
        centred(' ', 2),
        centred('{{form.today}}', 2),
        centred('{{vacation_schedule.period}}'),
        blank(),
      ],
      ...heads(),
      [
        boxed('{{#documents}}{{employee.department}}'),
        boxed('{{employee.position}}'),
        boxed('{{employee.name}}'),
        centred('{{employee.number}}'),
        centred('{{vacation_schedule.days}}'),
        centred('{{vacation_schedule.start_date}} – {{vacation_schedule.end_date}}'),
        boxed(' '),
        boxed(' '),
        boxed(' '),
        boxed(' {{/documents}}'),
      ],
      ...signed(both('Руководитель кадровой службы', 'Head of human resources'), [2, 1, 1, 3, 1]),
    ],
  });
