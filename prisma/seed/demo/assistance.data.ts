import type { Row } from '../insert.ts';
import type { Way } from './straight-way.ts';

/** An application for help in money of the demo. */
interface AssistanceScene extends Way {
  readonly name: string;
  readonly type: string;
  /** Working days since its last move. */
  readonly waited: number;
  /** The day a child was born is so many days before it was begun. */
  readonly childOf?: number;
  readonly says: Row;
}

/** One in each status of the way. */
export const ASSISTANCE: readonly AssistanceScene[] = [
  {
    name: 'Тихонов Игорь Андреевич',
    type: 'child_birth',
    ending: 'prepared',
    waited: 1,
    childOf: 30,
    says: { child_name: 'Тихонова Вера Игоревна', amount: '30000' },
  },
  {
    name: 'Сафина Динара Ринатовна',
    type: 'marriage',
    ending: 'agreed',
    waited: 2,
    says: { amount: '20000' },
  },
  {
    name: 'Назаров Вадим Олегович',
    type: 'treatment',
    ending: 'approved',
    byHr: true,
    waited: 1,
    says: {
      amount: '60000',
      approved_amount: '45000',
      reason: 'Операция на колене, договор с клиникой приложу',
    },
  },
  {
    name: 'Егорова Надежда Фёдоровна',
    type: 'child_school',
    ending: 'processed',
    byHr: true,
    waited: 15,
    childOf: 2600,
    says: { child_name: 'Егоров Лев Павлович', amount: '10000', approved_amount: '10000' },
  },
  {
    name: 'Лаврова Елена Игоревна',
    type: 'treatment',
    ending: 'declined',
    waited: 8,
    answer: 'Лечение оплачивает полис ДМС, обратитесь в страховую компанию',
    says: { amount: '12500.5', reason: 'Лечение зубов' },
  },
  {
    name: 'Рогова Ульяна Витальевна',
    type: 'bereavement',
    ending: 'draft',
    waited: 2,
    says: { amount: '25000', reason: 'Похороны бабушки' },
  },
  { name: 'Ушаков Борис Егорович', type: 'marriage', ending: 'empty', waited: 1, says: {} },
];
