import { both } from './office-file.ts';
import { type WordTable, type WordText, wordFile } from './word.ts';

const small = (text: string): WordText => ({ text, align: 'right', size: 16, after: 0 });
const below = (text: string): WordText => ({ text, align: 'center', size: 16 });
const TEXT = 24;
const plain = (text: string): WordText => ({ text, size: TEXT });
const line = (text: string): WordText => ({ text, under: true, align: 'center', size: TEXT });
const boxed = (text: string): WordText => ({ text, boxed: true, align: 'center' });
const right = (text: string): WordText => ({ text, align: 'right' });
const middle = (text: string, bold?: true): WordText => ({
  text,
  align: 'center',
  after: 60,
  ...(bold ? { bold } : {}),
});

const table = (widths: readonly number[], ...rows: readonly (string | WordText)[][]): WordTable => ({
  plain: true,
  widths,
  rows,
});

const WHOLE = 9_350;

/** A text on a line, and what is written there below it. */
const written = (text: string, caption: string): WordTable => table([WHOLE], [line(text)], [below(caption)]);

const PERIOD = {
  ru: 'с {{vacation.start_date}} по {{vacation.end_date}}',
  en: 'from {{vacation.start_date}} to {{vacation.end_date}}',
};

/** The unified form T-6. */
export const vacationOrderForm = (): Uint8Array =>
  wordFile([
    table(
      [WHOLE],
      [small(both('Унифицированная форма № Т-6', 'Unified form No. T-6'))],
      [
        small(
          both(
            'Утверждена постановлением Госкомстата России от 05.01.2004 № 1',
            'Approved by resolution No. 1 of Goskomstat of Russia, January 5, 2004',
          ),
        ),
      ],
    ),
    table(
      [5_850, 1_800, 1_700],
      [' ', ' ', boxed(both('Код', 'Code'))],
      [
        line('{{organization.name}}'),
        right(both('Форма по ОКУД', 'OKUD form')),
        { ...boxed('0301005'), size: TEXT },
      ],
      [
        below(both('(наименование организации)', '(organization)')),
        right(both('по ОКПО', 'OKPO')),
        { ...boxed('{{organization.okpo}}'), size: TEXT },
      ],
    ),
    { text: ' ', after: 60 },
    table(
      [5_350, 2_000, 2_000],
      [' ', boxed(both('Номер документа', 'Number')), boxed(both('Дата составления', 'Drawn up on'))],
      [
        { ...right(both('ПРИКАЗ', 'ORDER')), bold: true, size: TEXT },
        boxed(' '),
        { ...boxed('{{form.today}}'), size: TEXT },
      ],
    ),
    middle(both('(распоряжение)', '(instruction)')),
    middle(both('о предоставлении отпуска работнику', 'on granting leave to an employee'), true),
    { text: both('Предоставить отпуск', 'Grant leave to'), bold: true },
    table(
      [7_350, 2_000],
      [' ', boxed(both('Табельный номер', 'Personnel No.'))],
      [line('{{employee.name}}'), { ...boxed('{{employee.number}}'), size: TEXT }],
      [below(both('(фамилия, имя, отчество)', '(full name)')), ' '],
    ),
    written('{{employee.department}}', both('(структурное подразделение)', '(department)')),
    written('{{employee.position}}', both('(должность (специальность, профессия))', '(position)')),
    both(
      'за период работы с «___» ____________ 20___ г. по «___» ____________ 20___ г.',
      'for the working period from ____________ 20___ to ____________ 20___',
    ),
    written(
      '{{vacation.document_type_name}}',
      both(
        '(А. ежегодный основной оплачиваемый отпуск; Б. ежегодный дополнительный оплачиваемый, учебный, без сохранения заработной платы и другие)',
        '(A. annual paid leave; B. additional paid, study, unpaid and other leave)',
      ),
    ),
    both(
      `на {{vacation.days}} календарных дней ${PERIOD.ru}`,
      `for {{vacation.days}} calendar days ${PERIOD.en}`,
    ),
    both(
      `В. Всего отпуск на {{vacation.days}} календарных дней ${PERIOD.ru}`,
      `C. Leave in all: {{vacation.days}} calendar days ${PERIOD.en}`,
    ),
    {
      text: both(
        'Основание: заявление № {{vacation.number}} от {{vacation.create_date}}',
        'Ground: application No. {{vacation.number}} of {{vacation.create_date}}',
      ),
      after: 360,
    },
    table(
      [2_900, 2_150, 150, 1_700, 150, 2_300],
      [
        plain(both('Руководитель организации', 'Head of the organization')),
        line(' '),
        ' ',
        line(' '),
        ' ',
        line(' '),
      ],
      [
        ' ',
        below(both('(должность)', '(position)')),
        ' ',
        below(both('(личная подпись)', '(signature)')),
        ' ',
        below(both('(расшифровка подписи)', '(name in full)')),
      ],
    ),
    { text: ' ', after: 60 },
    table(
      [5_350, 1_800, 2_200],
      [
        plain(both('С приказом (распоряжением) работник ознакомлен', 'The employee has read the order')),
        line(' '),
        right(both('«___» ____________ 20___ г.', '____________ 20___')),
      ],
      [' ', below(both('(личная подпись)', '(signature)')), ' '],
    ),
  ]);
