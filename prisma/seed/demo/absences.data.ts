import type { Row } from '../insert.ts';
import { table } from '../table.ts';
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
export const ABSENCES = table<AbsenceScene>(`
  name                        | type     | ending    | weeks# | days#* | waited# | part*        | worked# | says.comments               | says.comments_eng              | answer
  Орлов Павел Дмитриевич      | checkup  | prepared  | 1      | 1; 1   | 1       | 09:00; 12:30 |         | Вернусь к совещанию в 13:00 | Back for the meeting at 1 PM
  Тихонов Игорь Андреевич     | dayoff   | processed | -4     | 4; 4   |         |              | 6
  Тихонов Игорь Андреевич     | personal | draft     | 2      | 2; 2   | 1       | 16:00; 18:00 |         | Собрание в школе            | A meeting at school
  Сафина Динара Ринатовна     | dayoff   | agreed    | 3      | 4; 4   | 1       |              | 27
  Громова Екатерина Ильинична | personal | declined  | 2      | 0; 1   | 3       |              |         | Переезд                     | Moving house                   | В эти дни сдаём отчётность. Выберите, пожалуйста, следующую неделю
  Мельникова Ольга Викторовна | checkup  | processed | 0      | 3; 3   | 1       | 14:00; 18:00
  Дубов Степан Петрович       | checkup  | empty     | 7      | 2; 2   | 1
  Захаров Пётр Ильич          | checkup  | prepared  | 1      | 0; 1   | 3
  Исаев Руслан Тагирович      | dayoff   | prepared  | 2      | 0; 0   | 0       |              | 16      | За выставку в субботу       | For the exhibition on Saturday
  Гордеев Матвей Кириллович   | personal | prepared  | 1      | 3; 3   | 1       | 10:00; 13:00 |         | Приём у нотариуса           | An appointment with a notary
`);
