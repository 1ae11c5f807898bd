import type { Row } from '../insert.ts';
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

const CHAIN = 'Морозова Валентина Юрьевна';

/** In each status of the way, by people of different offices: a chain of two, one inside a vacation, care of a child. */
export const SICK_LEAVES: readonly SickScene[] = [
  { name: CHAIN, type: 'illness', ending: 'closed', weeks: -2, days: [0, 4], span: [0, 18] },
  { name: CHAIN, type: 'illness', ending: 'opened', waited: 6, weeks: -2, days: [5, 18], span: [0, 18] },
  {
    name: 'Мельникова Ольга Викторовна',
    type: 'illness',
    ending: 'closed',
    weeks: -1,
    days: [2, 4],
    inside: true,
    says: { vacation_choice: 'extend' },
  },
  {
    name: 'Королёва Софья Андреевна',
    type: 'illness',
    ending: 'closed',
    weeks: -25,
    days: [8, 9],
    inside: true,
    says: { vacation_choice: 'transfer' },
  },
  {
    name: 'Чернышёв Никита Романович',
    type: 'quarantine',
    ending: 'opened',
    waited: 1,
    weeks: 0,
    days: [0, 6],
  },
  { name: 'Петренко Вероника Сергеевна', type: 'child', ending: 'processed', weeks: -6, days: [1, 4] },
  { name: 'Егорова Надежда Фёдоровна', type: 'illness', ending: 'processed', weeks: -9, days: [0, 8] },
  { name: 'Громова Екатерина Ильинична', type: 'illness', ending: 'closed', weeks: -4, days: [2, 6] },
  {
    name: 'Тихонов Игорь Андреевич',
    type: 'illness',
    ending: 'draft',
    waited: 0,
    weeks: 0,
    days: [0, 2],
    says: { certificate_number: '' },
  },
  {
    name: 'Ушаков Борис Егорович',
    type: 'relative',
    ending: 'draft',
    waited: 1,
    weeks: 0,
    days: [1, 4],
    says: { relation: 'parent' },
  },
  { name: 'Лапин Григорий Андреевич', type: 'illness', ending: 'empty', waited: 1, weeks: 0, days: [0, 1] },
  { name: 'Кузьмина Полина Олеговна', type: 'illness', ending: 'processed', weeks: -5, days: [0, 4] },
];
