import type { Row } from '../insert.ts';
import type { Days } from './absences.data.ts';
import type { Way } from './straight-way.ts';

/** Overtime of the demo. */
export interface OvertimeScene extends Way, Days {
  readonly name: string;
  /** Working days since its last move; it was settled some days before the work where nothing is said. */
  readonly waited?: number;
  readonly times: readonly [from: string, to: string];
  /** It is compensated by a day off, so many days after it. */
  readonly dayoff?: number;
  /** The manager prepared it together with others, by the number of the press. */
  readonly together?: 1 | 2;
  readonly says?: Row;
}

const RELEASE = {
  comments: 'Переезд витрин на новый кластер',
  comments_eng: 'Data marts are moving to the new cluster',
};

/** In each status of the way, of an evening, a night and a day off; three people are prepared at once by their manager, and two before them. */
export const OVERTIME_SCENES: readonly OvertimeScene[] = [
  {
    name: 'Орлов Павел Дмитриевич',
    ending: 'prepared',
    waited: 1,
    weeks: 1,
    days: [3, 3],
    times: ['18:00', '20:00'],
    dayoff: 11,
    says: { comments: 'Отчёт для совета директоров', comments_eng: 'A report for the board' },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    ending: 'draft',
    waited: 0,
    weeks: 1,
    days: [1, 1],
    times: ['18:00', '19:30'],
    says: RELEASE,
  },
  {
    name: 'Тихонов Игорь Андреевич',
    ending: 'processed',
    weeks: -2,
    days: [2, 2],
    times: ['18:30', '20:30'],
    says: { comments: 'Закрытие месяца', comments_eng: 'Closing the month' },
  },
  {
    name: 'Сафина Динара Ринатовна',
    ending: 'approved',
    weeks: -1,
    days: [2, 2],
    times: ['18:00', '21:00'],
    says: { comments: 'Сверка с бухгалтерией', comments_eng: 'Reconciliation with accounting' },
  },
  {
    name: 'Громова Екатерина Ильинична',
    ending: 'declined',
    waited: 2,
    weeks: 1,
    days: [4, 4],
    times: ['20:00', '23:00'],
    answer: 'Перенесите на рабочее время: срок сдачи сдвинули',
  },
  {
    name: 'Захаров Пётр Ильич',
    ending: 'closed',
    weeks: -3,
    days: [5, 5],
    times: ['09:00', '14:00'],
    says: { comments: 'Разгрузка вне графика', comments_eng: 'Unscheduled unloading' },
  },
  {
    name: 'Дубов Степан Петрович',
    ending: 'agreed',
    waited: 1,
    weeks: 1,
    days: [2, 2],
    times: ['20:00', '23:00'],
  },
  {
    name: 'Исаев Руслан Тагирович',
    ending: 'empty',
    waited: 1,
    weeks: 2,
    days: [1, 1],
    times: ['18:00', '19:00'],
  },
  ...(
    [
      ['Сафина Динара Ринатовна', 'notified'],
      ['Фомина Мария Алексеевна', 'confirmed'],
    ] as const
  ).map(
    ([name, ending]): OvertimeScene => ({
      name,
      ending,
      waited: 1,
      weeks: 2,
      days: [5, 5],
      times: ['10:00', '15:00'],
      together: 2,
      says: { comments: 'Проверка после переезда', comments_eng: 'Checks after the move' },
    }),
  ),
  ...['Белов Константин Юрьевич', 'Мельникова Ольга Викторовна', 'Нурланов Тимур Ерланович'].map(
    (name): OvertimeScene => ({
      name,
      ending: 'created',
      waited: 0,
      weeks: 2,
      days: [4, 4],
      times: ['20:00', '02:00'],
      together: 1,
      says: RELEASE,
    }),
  ),
];
