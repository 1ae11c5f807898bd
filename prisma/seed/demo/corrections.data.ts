import { table } from '../table.ts';
import type { Way } from './straight-way.ts';

/** Corrections of one leave: whose, of which week it is, and the parts that take its place. */
interface CorrectionScene extends Way {
  readonly name: string;
  /** The leave begins on the Monday so many weeks from this week's. */
  readonly weeks: number;
  readonly parts: readonly { readonly weeks: number; readonly days: number }[];
  readonly waited: number;
  readonly comments?: string;
}

/**
 * In each status of the way: one waits for its manager in two parts, one was agreed to, so that its leave is replaced, one
 * has shortened a leave that is over.
 */
export const CORRECTIONS = table<CorrectionScene>(`
  name                     | weeks# | ending    | waited# | comments | answer
  - parts: weeks# | days#
  Фомина Мария Алексеевна  | 3      | prepared  | 0       | Выходит отчёт по удержанию, хочу довести его до конца. Четыре дня в начале оставляю: билеты уже есть
  - 3      | 4
  - 5      | 7
  Асатрян Гаяне Арменовна  | 5      | agreed    | 1       | Семья смогла взять отпуск только в эти дни
  - 8      | 7
  Дубов Степан Петрович    | 4      | accepted  | 1
  - 7      | 14
  Панин Алексей Вадимович  | 3      | declined  | 0       |  | В эти недели уходит вся смена. Выберите другие даты
  - 9      | 7
  Панин Алексей Вадимович  | 3      | empty     | 0
  - 11     | 7
  Нурланов Тимур Ерланович | 2      | draft     | 0
  - 8      | 7
  Карпова Юлия Борисовна   | -12    | processed | 61      | Вторую неделю возьму осенью
  - -12    | 7
`);
