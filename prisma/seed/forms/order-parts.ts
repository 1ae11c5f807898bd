import { both } from './office-file.ts';
import type { WordTable, WordText } from './word.ts';

/** What the published orders about people (T-6, T-8) are put together from. */
const small = (text: string): WordText => ({ text, align: 'right', size: 16, after: 0 });
export const below = (text: string): WordText => ({ text, align: 'center', size: 16 });
const TEXT = 24;
const plain = (text: string): WordText => ({ text, size: TEXT });
export const line = (text: string): WordText => ({ text, under: true, align: 'center', size: TEXT });
const boxed = (text: string): WordText => ({ text, boxed: true, align: 'center' });
const right = (text: string): WordText => ({ text, align: 'right' });
export const middle = (text: string, bold?: true): WordText => ({
  text,
  align: 'center',
  after: 60,
  ...(bold ? { bold } : {}),
});

export const table = (widths: readonly number[], ...rows: readonly (string | WordText)[][]): WordTable => ({
  plain: true,
  widths,
  rows,
});

export const WHOLE = 9_350;

/** A text on a line, and what is written there below it. */
export const written = (text: string, caption: string): WordTable =>
  table([WHOLE], [line(text)], [below(caption)]);

/** Where the form was approved, its code, and the company with its code of statistics. */
export const orderHead = (form: string, okud: string): (WordTable | WordText)[] => [
  table(
    [WHOLE],
    [small(both(`Унифицированная форма № ${form}`, `Unified form No. ${form.replace('Т', 'T')}`))],
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
      { ...boxed(okud), size: TEXT },
    ],
    [
      below(both('(наименование организации)', '(organization)')),
      right(both('по ОКПО', 'OKPO')),
      { ...boxed('{{organization.okpo}}'), size: TEXT },
    ],
  ),
];

/** The number and the day of the order. */
export const orderNumber = (number: string, day: string): (WordTable | WordText)[] => [
  { text: ' ', after: 60 },
  table(
    [5_350, 2_000, 2_000],
    [' ', boxed(both('Номер документа', 'Number')), boxed(both('Дата составления', 'Drawn up on'))],
    [
      { ...right(both('ПРИКАЗ', 'ORDER')), bold: true, size: TEXT },
      { ...boxed(number), size: TEXT },
      { ...boxed(day), size: TEXT },
    ],
  ),
  middle(both('(распоряжение)', '(instruction)')),
];

/** The employee with their personnel number. */
export const orderPerson = (): WordTable =>
  table(
    [7_350, 2_000],
    [' ', boxed(both('Табельный номер', 'Personnel No.'))],
    [line('{{employee.name}}'), { ...boxed('{{employee.number}}'), size: TEXT }],
    [below(both('(фамилия, имя, отчество)', '(full name)')), ' '],
  );

/** Who signs the order, and the employee who has read it. */
export const orderFoot = (): (WordTable | WordText)[] => [
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
];
