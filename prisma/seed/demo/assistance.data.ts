import type { Row } from '../insert.ts';
import { table } from '../table.ts';
import type { Way } from './straight-way.ts';

/** An application for help in money of the demo. */
interface AssistanceScene extends Way {
  readonly name: string;
  readonly type: string;
  /** Working days since its last move. */
  readonly waited: number;
  /** The day a child was born is so many days before it was begun. */
  readonly childOf?: number;
  readonly says?: Row;
}

/** One in each status of the way. */
export const ASSISTANCE = table<AssistanceScene>(`
  name                      | type         | ending    | waited# | childOf# | byHr? | says.child_name        | says.amount | says.approved_amount | says.reason | answer
  Тихонов Игорь Андреевич   | child_birth  | prepared  | 1       | 30       |       | Тихонова Вера Игоревна | 30000
  Сафина Динара Ринатовна   | marriage     | agreed    | 2       |          |       |                        | 20000
  Назаров Вадим Олегович    | treatment    | approved  | 1       |          | yes   |                        | 60000       | 45000                | Операция на колене, договор с клиникой приложу
  Егорова Надежда Фёдоровна | child_school | processed | 15      | 2600     | yes   | Егоров Лев Павлович    | 10000       | 10000
  Лаврова Елена Игоревна    | treatment    | declined  | 8       |          |       |                        | 12500.5     |                      | Лечение зубов | Лечение оплачивает полис ДМС, обратитесь в страховую компанию
  Рогова Ульяна Витальевна  | bereavement  | draft     | 2       |          |       |                        | 25000       |                      | Похороны бабушки
  Ушаков Борис Егорович     | marriage     | empty     | 1
`);
