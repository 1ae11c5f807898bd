import { table } from '../table.ts';
import type { Way } from './straight-way.ts';

/** A paper that a person of the demo requested. */
interface DemoRequest extends Way {
  /** Who asked, as the staff list has them. */
  readonly name: string;
  /** Code of the kind of paper. */
  readonly kind: string;
  /** Working days since it came to where it stands. */
  readonly waited: number;
  /** Years before the one in which it was asked for. */
  readonly yearsAgo?: number;
  readonly month?: number;
  readonly says?: Readonly<Record<string, unknown>>;
}

/** Papers in every status: what the portal makes has its file, what hr gives on paper has none. */
export const REQUESTS = table<DemoRequest>(`
  name                      | kind        | ending    | waited# | yearsAgo# | answeredBy | month# | says.text | says.language | says.delivery | says.copies# | says.addressee     | answer
  Тихонов Игорь Андреевич   | employment  | confirmed | 4       |           |            |        |  |               |               |              | Банк
  Тихонов Игорь Андреевич   | employment  | processed | 1       |           |            |        |  | en            |               |              | Консульство Италии
  Тихонов Игорь Андреевич   | income      | accepted  | 1       | 1         |            |        |  |               |               | 1
  Тихонов Игорь Андреевич   | order_copy  | declined  | 9       |           | hr         |        | Приказ о премии за май |               |               |              |                    | Такого приказа нет: премия за май начислена по положению, отдельный приказ не издавали.
  Тихонов Игорь Андреевич   | work_record | closed    | 15      |           |            |        |  |               | paper         | 1
  Рябова Лидия Николаевна   | other       | prepared  | 2       |           |            |        | Справка для визы: должность, стаж, сохранение места на время отпуска | en            |               | 2            | Консульство Италии
  Орлов Павел Дмитриевич    | vacschedule | closed    | 12
  Дубов Степан Петрович     | payslip     | accepted  | 1       |           |            | 5
  Чернышёв Никита Романович | order_copy  | accepted  | 3       |           |            |        | Приказ о приёме на работу |               | paper         | 1
  Чернышёв Никита Романович | employment  | closed    | 20
  Белов Константин Юрьевич  | employment  | empty     | 1
`);
