import { both } from './office-file.ts';
import type { SheetCell } from './sheet.ts';

/** Cells of the published forms: ruled ones, headings, lines to write on with what is written there below them. */
export const boxed = (text: string, over = 1, down = 1): SheetCell => ({ text, boxed: true, over, down });
export const centred = (text: string, over = 1, down = 1): SheetCell => ({
  text,
  boxed: true,
  align: 'center',
  over,
  down,
});
export const covered = (over = 1): SheetCell => ({ text: '', boxed: true, over, covered: true });
export const blank = (over = 1): SheetCell => ({ text: '', over });
export const line = (text: string, over: number): SheetCell => ({ text, under: true, align: 'center', over });
export const below = (text: string, over: number): SheetCell => ({
  text,
  small: true,
  align: 'center',
  over,
});
export const onRight = (text: string, over: number): SheetCell => ({ text, align: 'right', over });

/** Where a unified form was approved, its code, and the company with its code of statistics; `room` columns beside the code. */
export const formHead = (form: string, okud: string, columns: number, code: number): SheetCell[][] => {
  const left = columns - 2 * code;
  const small = (text: string): SheetCell => ({ ...onRight(text, columns), small: true });
  return [
    [small(both(`Унифицированная форма № ${form}`, `Unified form No. ${form}`))],
    [
      small(
        both(
          'Утверждена постановлением Госкомстата России от 05.01.2004 № 1',
          'Approved by resolution No. 1 of Goskomstat of Russia, January 5, 2004',
        ),
      ),
    ],
    [blank(columns - code), centred(both('Код', 'Code'), code)],
    [
      line('{{organization.name}}', left),
      onRight(both('Форма по ОКУД', 'OKUD form'), code),
      centred(okud, code),
    ],
    [
      below(both('(наименование организации)', '(organization)'), left),
      onRight(both('по ОКПО', 'OKPO'), code),
      centred('{{organization.okpo}}', code),
    ],
  ];
};

const POST = both('(должность)', '(position)');
const SIGNED = both('(личная подпись)', '(signature)');
const NAMED = both('(расшифровка подписи)', '(name in full)');
export const DATED = both('«___» ____________ 20___ г.', '____________ 20___');

/** A line to sign on: who, their post, signature and name, and the day where it is asked. */
export const signed = (
  who: string,
  widths: readonly [who: number, post: number, signature: number, name: number, day: number],
  day = '',
): SheetCell[][] => {
  const [w, p, s, n, d] = widths;
  return [
    [{ text: who, over: w }, line('', p), blank(), line('', s), blank(), line('', n), onRight(day, d)],
    [blank(w), below(POST, p), blank(), below(SIGNED, s), blank(), below(NAMED, n), blank(d)],
  ];
};
