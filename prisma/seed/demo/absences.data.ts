import type { Row } from '../insert.ts';
import type { Way } from './straight-way.ts';

/** Where in the weeks around today a scene plays: from the first to the last day after a Monday. */
export interface Days {
  /** Weeks from this week's Monday; the next one in which the person is at work. */
  readonly weeks: number;
  readonly days: readonly [first: number, last: number];
  /** The week is one in which these are free, where they are others. */
  readonly span?: readonly [first: number, last: number];
}

/** An absence of the demo. */
interface AbsenceScene extends Way, Days {
  readonly name: string;
  readonly type: string;
  /** Working days since its last move; it was made some days before the absence where nothing is said. */
  readonly waited?: number;
  /** From when to when, of a part of a day. */
  readonly part?: readonly [from: string, to: string];
  /** The day that was worked, so many days before. */
  readonly worked?: number;
  readonly says?: Row;
}

/** In each status of the way, whole days and parts of one, by people of different offices. */
export const ABSENCES: readonly AbsenceScene[] = [
  {
    name: 'Орлов Павел Дмитриевич',
    type: 'checkup',
    ending: 'prepared',
    waited: 1,
    weeks: 1,
    days: [1, 1],
    part: ['09:00', '12:30'],
    says: { comments: 'Вернусь к совещанию в 13:00', comments_eng: 'Back for the meeting at 1 PM' },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    type: 'dayoff',
    ending: 'processed',
    weeks: -4,
    days: [4, 4],
    worked: 6,
  },
  {
    name: 'Тихонов Игорь Андреевич',
    type: 'personal',
    ending: 'draft',
    waited: 1,
    weeks: 2,
    days: [2, 2],
    part: ['16:00', '18:00'],
    says: { comments: 'Собрание в школе', comments_eng: 'A meeting at school' },
  },
  {
    name: 'Сафина Динара Ринатовна',
    type: 'dayoff',
    ending: 'agreed',
    waited: 1,
    weeks: 3,
    days: [4, 4],
    worked: 27,
  },
  {
    name: 'Громова Екатерина Ильинична',
    type: 'personal',
    ending: 'declined',
    waited: 3,
    weeks: 2,
    days: [0, 1],
    answer: 'В эти дни сдаём отчётность. Выберите, пожалуйста, следующую неделю',
    says: { comments: 'Переезд', comments_eng: 'Moving house' },
  },
  {
    name: 'Мельникова Ольга Викторовна',
    type: 'checkup',
    ending: 'processed',
    waited: 1,
    weeks: 0,
    days: [3, 3],
    part: ['14:00', '18:00'],
  },
  { name: 'Дубов Степан Петрович', type: 'checkup', ending: 'empty', waited: 1, weeks: 7, days: [2, 2] },
  { name: 'Захаров Пётр Ильич', type: 'checkup', ending: 'prepared', waited: 3, weeks: 1, days: [0, 1] },
  {
    name: 'Исаев Руслан Тагирович',
    type: 'dayoff',
    ending: 'prepared',
    waited: 0,
    weeks: 2,
    days: [0, 0],
    worked: 16,
    says: { comments: 'За выставку в субботу', comments_eng: 'For the exhibition on Saturday' },
  },
  {
    name: 'Гордеев Матвей Кириллович',
    type: 'personal',
    ending: 'prepared',
    waited: 1,
    weeks: 1,
    days: [3, 3],
    part: ['10:00', '13:00'],
    says: { comments: 'Приём у нотариуса', comments_eng: 'An appointment with a notary' },
  },
];
