import type { Way } from './straight-way.ts';

/** A home office of the demo. It starts on the Monday `weeks` weeks from this week's, or on the first after it that is free. */
export interface HomeScene extends Way {
  readonly name: string;
  readonly weeks: number;
  /** Weeks it runs for. */
  readonly long: number;
  /** Working days since its last move; one that is over was settled before it began. */
  readonly waited?: number;
  readonly address: string;
  /** Weekdays in the office; 1 is Monday. */
  readonly office: readonly number[];
  readonly comments?: string;
  readonly comments_eng?: string;
}

const LESNAYA = 'Москва, Лесная ул., 12, кв. 40';

/** One in each status of the way; some of the office of Moscow want the same days, so that its seats run short. */
export const HOME_SCENES: readonly HomeScene[] = [
  {
    name: 'Тихонов Игорь Андреевич',
    ending: 'prepared',
    weeks: 3,
    long: 2,
    waited: 1,
    address: LESNAYA,
    office: [2, 4],
  },
  {
    name: 'Тихонов Игорь Андреевич',
    ending: 'approved',
    weeks: -4,
    long: 2,
    address: 'Москва, ул. Чаплыгина, 6, кв. 8',
    office: [2],
  },
  {
    name: 'Тихонов Игорь Андреевич',
    ending: 'draft',
    weeks: 8,
    long: 4,
    waited: 0,
    address: LESNAYA,
    office: [2, 4],
  },
  {
    name: 'Орлов Павел Дмитриевич',
    ending: 'prepared',
    weeks: 3,
    long: 1,
    waited: 2,
    address: 'Москва, Варшавское ш., 71',
    office: [2, 3],
  },
  {
    name: 'Мельникова Ольга Викторовна',
    ending: 'agreed',
    weeks: 3,
    long: 2,
    waited: 1,
    address: 'Химки, ул. Лавочкина, 2',
    office: [2],
  },
  {
    name: 'Фомина Мария Алексеевна',
    ending: 'prepared',
    weeks: 3,
    long: 2,
    waited: 1,
    address: 'Москва, Дубнинская ул., 10',
    office: [2, 5],
    comments: 'Из дома ближе к учёбе',
    comments_eng: 'Home is nearer to my courses',
  },
  {
    name: 'Ким Алина Викторовна',
    ending: 'agreed',
    weeks: 3,
    long: 2,
    waited: 2,
    address: 'Москва, Шаболовка, 30',
    office: [2, 4],
  },
  {
    name: 'Дубов Степан Петрович',
    ending: 'approved',
    weeks: 3,
    long: 2,
    waited: 3,
    address: 'Балашиха, ул. Мира, 4',
    office: [4],
  },
  {
    name: 'Асатрян Гаяне Арменовна',
    ending: 'approved',
    weeks: 4,
    long: 2,
    waited: 3,
    address: 'Москва, Ереванская ул., 15',
    office: [1],
  },
  {
    name: 'Сафина Динара Ринатовна',
    ending: 'prepared',
    weeks: 2,
    long: 2,
    waited: 1,
    address: 'Казань, ул. Баумана, 20',
    office: [3],
  },
  {
    name: 'Громова Екатерина Ильинична',
    ending: 'declined',
    weeks: 2,
    long: 2,
    waited: 2,
    address: 'Тула, пр. Ленина, 40',
    office: [5],
    answer: 'В эти дни сдаём отчёт: нужны все на месте',
  },
  {
    name: 'Белов Константин Юрьевич',
    ending: 'draft',
    weeks: 3,
    long: 1,
    waited: 1,
    address: 'Самара, ул. Победы, 9',
    office: [],
    answer: 'Выберите день в офисе на этой неделе',
  },
  {
    name: 'Нурланов Тимур Ерланович',
    ending: 'empty',
    weeks: 9,
    long: 1,
    waited: 0,
    address: 'Пермь, ул. Мира, 11',
    office: [1],
  },
  {
    name: 'Рябова Лидия Николаевна',
    ending: 'approved',
    weeks: 1,
    long: 4,
    waited: 6,
    address: 'Москва, ул. Свободы, 23',
    office: [2, 4],
    byHr: true,
  },
];
