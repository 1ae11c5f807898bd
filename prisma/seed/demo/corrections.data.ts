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
export const CORRECTIONS: readonly CorrectionScene[] = [
  {
    name: 'Фомина Мария Алексеевна',
    weeks: 3,
    parts: [
      { weeks: 3, days: 4 },
      { weeks: 5, days: 7 },
    ],
    ending: 'prepared',
    waited: 0,
    comments:
      'Выходит отчёт по удержанию, хочу довести его до конца. Четыре дня в начале оставляю: билеты уже есть',
  },
  {
    name: 'Асатрян Гаяне Арменовна',
    weeks: 5,
    parts: [{ weeks: 8, days: 7 }],
    ending: 'agreed',
    waited: 1,
    comments: 'Семья смогла взять отпуск только в эти дни',
  },
  {
    name: 'Дубов Степан Петрович',
    weeks: 4,
    parts: [{ weeks: 7, days: 14 }],
    ending: 'accepted',
    waited: 1,
  },
  {
    name: 'Панин Алексей Вадимович',
    weeks: 3,
    parts: [{ weeks: 9, days: 7 }],
    ending: 'declined',
    waited: 0,
    answer: 'В эти недели уходит вся смена. Выберите другие даты',
  },
  { name: 'Панин Алексей Вадимович', weeks: 3, parts: [{ weeks: 11, days: 7 }], ending: 'empty', waited: 0 },
  { name: 'Нурланов Тимур Ерланович', weeks: 2, parts: [{ weeks: 8, days: 7 }], ending: 'draft', waited: 0 },
  {
    name: 'Карпова Юлия Борисовна',
    weeks: -12,
    parts: [{ weeks: -12, days: 7 }],
    ending: 'processed',
    waited: 61,
    comments: 'Вторую неделю возьму осенью',
  },
];
