import type { Row } from '../insert.ts';
import { table } from '../table.ts';
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

/** In each status of the way, of an evening, a night and a day off; three people are prepared at once by their manager, and two before them. */
export const OVERTIME_SCENES = table<OvertimeScene>(`
  name                        | ending    | weeks# | days#* | times*       | waited# | dayoff# | together# | says.comments                   | says.comments_eng | answer
  Орлов Павел Дмитриевич      | prepared  | 1      | 3; 3   | 18:00; 20:00 | 1       | 11      |           | Отчёт для совета директоров     | A report for the board
  Тихонов Игорь Андреевич     | draft     | 1      | 1; 1   | 18:00; 19:30 | 0       |         |           | Переезд витрин на новый кластер | Data marts are moving to the new cluster
  Тихонов Игорь Андреевич     | processed | -2     | 2; 2   | 18:30; 20:30 |         |         |           | Закрытие месяца                 | Closing the month
  Сафина Динара Ринатовна     | approved  | -1     | 2; 2   | 18:00; 21:00 |         |         |           | Сверка с бухгалтерией           | Reconciliation with accounting
  Громова Екатерина Ильинична | declined  | 1      | 4; 4   | 20:00; 23:00 | 2       |         |           |                                 |  | Перенесите на рабочее время: срок сдачи сдвинули
  Захаров Пётр Ильич          | closed    | -3     | 5; 5   | 09:00; 14:00 |         |         |           | Разгрузка вне графика           | Unscheduled unloading
  Дубов Степан Петрович       | agreed    | 1      | 2; 2   | 20:00; 23:00 | 1
  Исаев Руслан Тагирович      | empty     | 2      | 1; 1   | 18:00; 19:00 | 1
  Сафина Динара Ринатовна     | notified  | 2      | 5; 5   | 10:00; 15:00 | 1       |         | 2         | Проверка после переезда         | Checks after the move
  Фомина Мария Алексеевна     | confirmed | 2      | 5; 5   | 10:00; 15:00 | 1       |         | 2         | Проверка после переезда         | Checks after the move
  Белов Константин Юрьевич    | created   | 2      | 4; 4   | 20:00; 02:00 | 0       |         | 1         | Переезд витрин на новый кластер | Data marts are moving to the new cluster
  Мельникова Ольга Викторовна | created   | 2      | 4; 4   | 20:00; 02:00 | 0       |         | 1         | Переезд витрин на новый кластер | Data marts are moving to the new cluster
  Нурланов Тимур Ерланович    | created   | 2      | 4; 4   | 20:00; 02:00 | 0       |         | 1         | Переезд витрин на новый кластер | Data marts are moving to the new cluster
`);
