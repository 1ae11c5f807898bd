import type { Row } from '../insert.ts';
import { table } from '../table.ts';
import type { Way } from './straight-way.ts';

/** A statement of the demo. Its days are so many days after the one on which it was begun. */
interface StatementScene extends Way {
  readonly name: string;
  readonly type: string;
  /** Working days since its last move. */
  readonly waited: number;
  readonly days?: Readonly<Record<string, number>>;
  /** Code of the ground for an earlier dismissal. */
  readonly reason?: string;
  readonly says?: Row;
}

/** One in each status of the way, by people of different offices; the manager decides on two, one of them with a warning. */
export const STATEMENTS = table<StatementScene>(`
  name                        | type        | ending    | waited# | byHr? | reason    | days.dismissal_date# | days.transfer_date# | says.new_position    | says.new_department | days.child_birth_date# | days.leave_until# | says.subject | says.text | says.comments | says.comments_eng | answer
  Белов Константин Юрьевич    | resignation | prepared  | 0       | yes   | agreement | 8                    |                     |                      |                     |                        |                   |  |  | Выходит на новую работу. Дела принимает Тихонов И. А., план передачи согласован | Starts a new job. I. Tikhonov is taking over; the handover plan is agreed
  Мельникова Ольга Викторовна | schedule    | prepared  | 2       |       |           |                      |                     |                      |                     |                        |                   | Начало рабочего дня в 10:00 | Прошу установить мне рабочий день с 10:00 до 19:00: утром я отвожу ребёнка в детский сад. | С понедельника, если можно | From Monday, if possible
  Тихонов Игорь Андреевич     | requisites  | processed | 24      |       |           |                      |                     |                      |                     |                        |                   | Новый счёт для зарплаты | Прошу перечислять заработную плату на новый счёт. Реквизиты передам в бухгалтерию.
  Тихонов Игорь Андреевич     | other       | draft     | 1       |       |           |                      |                     |                      |                     |                        |                   | Участие в конференции по анализу данных | Прошу разрешить мне выступить с докладом об учёте сырья и оплатить участие.
  Сафина Динара Ринатовна     | other       | declined  | 9       |       |           |                      |                     |                      |                     |                        |                   | Второй монитор | Прошу выдать второй монитор: отчёты сверяю по двум таблицам. |  |  | Второй монитор выдадут всем после переезда отдела, отдельное заявление не нужно
  Назаров Вадим Олегович      | transfer    | accepted  | 2       |       |           |                      | 20                  | Менеджер по продажам | Отдел продаж        |                        |                   |  |  | Стажировка закончена, план выполнен | The internship is over and its plan is completed
  Егорова Надежда Фёдоровна   | resignation | agreed    | 1       | yes   |           | 21
  Лаврова Елена Игоревна      | schedule    | agreed    | 3       |       |           |                      |                     |                      |                     |                        |                   | Неполная рабочая неделя | Прошу установить мне четырёхдневную рабочую неделю до конца квартала.
  Рогова Ульяна Витальевна    | parental    | draft     | 3       |       |           |                      |                     |                      |                     | -40                    | 500
  Ушаков Борис Егорович       | transfer    | empty     | 2
  Лапин Григорий Андреевич    | schedule    | draft     | 2       |       |           |                      |                     |                      |                     |                        |                   | Перевод в утреннюю смену | Прошу перевести меня в утреннюю смену: по вечерам я учусь. |  |  | Укажите, с какого дня меняется смена
  Кузьмина Полина Олеговна    | other       | processed | 12      |       |           |                      |                     |                      |                     |                        |                   | Справка о стаже | Прошу выдать справку о стаже работы для поступления на курсы.
  Гордеев Матвей Кириллович   | schedule    | prepared  | 1       |       |           |                      |                     |                      |                     |                        |                   | Работа по гибкому графику | Прошу установить мне гибкий график на время пуска новой линии.
`);
