import type { Row } from '../insert.ts';
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
export const STATEMENTS: readonly StatementScene[] = [
  {
    name: 'Белов Константин Юрьевич',
    type: 'resignation',
    ending: 'prepared',
    byHr: true,
    waited: 0,
    days: { dismissal_date: 8 },
    reason: 'agreement',
    says: {
      comments: 'Выходит на новую работу. Дела принимает Тихонов И. А., план передачи согласован',
      comments_eng: 'Starts a new job. I. Tikhonov is taking over; the handover plan is agreed',
    },
  },
  {
    name: 'Мельникова Ольга Викторовна',
    type: 'schedule',
    ending: 'prepared',
    waited: 2,
    says: {
      subject: 'Начало рабочего дня в 10:00',
      text: 'Прошу установить мне рабочий день с 10:00 до 19:00: утром я отвожу ребёнка в детский сад.',
      comments: 'С понедельника, если можно',
      comments_eng: 'From Monday, if possible',
    },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    type: 'requisites',
    ending: 'processed',
    waited: 24,
    says: {
      subject: 'Новый счёт для зарплаты',
      text: 'Прошу перечислять заработную плату на новый счёт. Реквизиты передам в бухгалтерию.',
    },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    type: 'other',
    ending: 'draft',
    waited: 1,
    says: {
      subject: 'Участие в конференции по анализу данных',
      text: 'Прошу разрешить мне выступить с докладом об учёте сырья и оплатить участие.',
    },
  },
  {
    name: 'Сафина Динара Ринатовна',
    type: 'other',
    ending: 'declined',
    waited: 9,
    answer: 'Второй монитор выдадут всем после переезда отдела, отдельное заявление не нужно',
    says: {
      subject: 'Второй монитор',
      text: 'Прошу выдать второй монитор: отчёты сверяю по двум таблицам.',
    },
  },
  {
    name: 'Назаров Вадим Олегович',
    type: 'transfer',
    ending: 'accepted',
    waited: 2,
    days: { transfer_date: 20 },
    says: {
      new_position: 'Менеджер по продажам',
      new_department: 'Отдел продаж',
      comments: 'Стажировка закончена, план выполнен',
      comments_eng: 'The internship is over and its plan is completed',
    },
  },
  {
    name: 'Егорова Надежда Фёдоровна',
    type: 'resignation',
    ending: 'agreed',
    byHr: true,
    waited: 1,
    days: { dismissal_date: 21 },
  },
  {
    name: 'Лаврова Елена Игоревна',
    type: 'schedule',
    ending: 'agreed',
    waited: 3,
    says: {
      subject: 'Неполная рабочая неделя',
      text: 'Прошу установить мне четырёхдневную рабочую неделю до конца квартала.',
    },
  },
  {
    name: 'Рогова Ульяна Витальевна',
    type: 'parental',
    ending: 'draft',
    waited: 3,
    days: { child_birth_date: -40, leave_until: 500 },
  },
  { name: 'Ушаков Борис Егорович', type: 'transfer', ending: 'empty', waited: 2 },
  {
    name: 'Лапин Григорий Андреевич',
    type: 'schedule',
    ending: 'draft',
    waited: 2,
    answer: 'Укажите, с какого дня меняется смена',
    says: {
      subject: 'Перевод в утреннюю смену',
      text: 'Прошу перевести меня в утреннюю смену: по вечерам я учусь.',
    },
  },
  {
    name: 'Кузьмина Полина Олеговна',
    type: 'other',
    ending: 'processed',
    waited: 12,
    says: {
      subject: 'Справка о стаже',
      text: 'Прошу выдать справку о стаже работы для поступления на курсы.',
    },
  },
  {
    name: 'Гордеев Матвей Кириллович',
    type: 'schedule',
    ending: 'prepared',
    waited: 1,
    says: {
      subject: 'Работа по гибкому графику',
      text: 'Прошу установить мне гибкий график на время пуска новой линии.',
    },
  },
];
