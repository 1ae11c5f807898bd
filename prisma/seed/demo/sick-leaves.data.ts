import type { Row } from '../insert.ts';
import { table } from '../table.ts';
import type { Days } from './absences.data.ts';
import type { Way } from './straight-way.ts';

/** A sick leave of the demo. */
interface SickScene extends Way, Days {
  readonly name: string;
  readonly type: string;
  /** Working days since its last move; of one that is over it was made after its last day where nothing is said. */
  readonly waited?: number;
  /** It falls into whatever else its person had on these days. */
  readonly inside?: true;
  readonly says?: Row;
}

/** In each status of the way, by people of different offices: a chain of two, one inside a vacation, care of a child. */
export const SICK_LEAVES = table<SickScene>(`
  name                        | type       | ending    | weeks# | days#* | span#* | waited# | inside? | says.vacation_choice | says.certificate_number | says.relation
  Морозова Валентина Юрьевна  | illness    | closed    | -2     | 0; 4   | 0; 18
  Морозова Валентина Юрьевна  | illness    | opened    | -2     | 5; 18  | 0; 18  | 6
  Мельникова Ольга Викторовна | illness    | closed    | -1     | 2; 4   |        |         | yes     | extend
  Королёва Софья Андреевна    | illness    | closed    | -25    | 8; 9   |        |         | yes     | transfer
  Чернышёв Никита Романович   | quarantine | opened    | 0      | 0; 6   |        | 1
  Петренко Вероника Сергеевна | child      | processed | -6     | 1; 4
  Егорова Надежда Фёдоровна   | illness    | processed | -9     | 0; 8
  Громова Екатерина Ильинична | illness    | closed    | -4     | 2; 6
  Тихонов Игорь Андреевич     | illness    | draft     | 0      | 0; 2   |        | 0       |         |                      | ''
  Ушаков Борис Егорович       | relative   | draft     | 0      | 1; 4   |        | 1       |         |                      |                         | parent
  Лапин Григорий Андреевич    | illness    | empty     | 0      | 0; 1   |        | 1
  Кузьмина Полина Олеговна    | illness    | processed | -5     | 0; 4
`);
