import type { Ending, Turn } from './journey.ts';

/** A leave told by hand. It starts `weeks` weeks from this week, on `weekday` (Monday when absent). */
export interface Scene {
  readonly name: string;
  readonly weeks: number;
  readonly weekday?: number;
  readonly days: number;
  readonly ending: Ending;
  readonly type?: string;
  readonly turn?: Turn;
  readonly waited?: number;
  readonly comments?: string;
}

const EMPLOYEE = 'Тихонов Игорь Андреевич';
const EMPLOYEE2 = 'Сафина Динара Ринатовна';
const MANAGER = 'Ковалёва Анна Сергеевна';
const STRANGER = 'Родионов Артём Валерьевич';
const EARNER = 'Королёва Софья Андреевна';

/**
 * What a visitor should find on the first day: the manager has five leaves waiting, two of them in the same weeks; one
 * person of her team is away today; the employee has a draft that came back, a leave that waits and one behind him.
 */
export const SCENES: readonly Scene[] = [
  {
    name: EMPLOYEE,
    weeks: 5,
    days: 14,
    ending: 'prepared',
    waited: 2,
    comments: 'Дела передам Константину Белову',
  },
  { name: EMPLOYEE, weeks: -18, days: 7, ending: 'processed' },
  { name: EMPLOYEE, weeks: -9, days: 4, ending: 'declined' },
  { name: EMPLOYEE, weeks: 22, days: 14, ending: 'draft', turn: 'returned by deputy', waited: 1 },
  {
    name: EMPLOYEE2,
    weeks: 6,
    days: 14,
    ending: 'prepared',
    waited: 1,
    comments: 'Билеты уже куплены, даты изменить не смогу',
  },
  { name: EMPLOYEE2, weeks: -14, days: 14, ending: 'processed' },
  { name: EMPLOYEE2, weeks: 28, days: 7, ending: 'draft', waited: 4 },
  { name: 'Громова Екатерина Ильинична', weeks: 6, days: 7, ending: 'prepared', waited: 1, turn: 'returned' },
  { name: 'Белов Константин Юрьевич', weeks: 3, days: 4, ending: 'prepared', waited: 0 },
  { name: 'Фомина Мария Алексеевна', weeks: 9, days: 7, ending: 'prepared', waited: 0 },
  { name: 'Фомина Мария Алексеевна', weeks: 3, days: 14, ending: 'approved', waited: 6 },
  { name: 'Мельникова Ольга Викторовна', weeks: -1, days: 14, ending: 'processed' },
  { name: 'Нурланов Тимур Ерланович', weeks: 2, days: 7, ending: 'approved', waited: 3 },
  { name: 'Орлов Павел Дмитриевич', weeks: 6, weekday: 3, days: 4, ending: 'agreed', waited: 4 },
  { name: 'Орлов Павел Дмитриевич', weeks: -20, days: 14, ending: 'processed', turn: 'returned' },
  {
    name: 'Мельникова Ольга Викторовна',
    weeks: 11,
    weekday: 4,
    days: 2,
    ending: 'draft',
    type: 'unpaid',
    waited: 2,
    comments: 'Сопровождение ребёнка на соревнования',
  },
  { name: EARNER, weeks: -25, days: 14, ending: 'processed' },
  { name: EARNER, weeks: -13, days: 2, ending: 'processed' },
  { name: EARNER, weeks: 4, days: 6, ending: 'agreed', waited: 2 },
  { name: MANAGER, weeks: 5, days: 7, ending: 'agreed', waited: 1 },
  { name: MANAGER, weeks: -16, days: 14, ending: 'processed' },
  { name: MANAGER, weeks: 24, days: 14, ending: 'draft', waited: 6 },
  { name: 'Карпова Юлия Борисовна', weeks: 8, days: 7, ending: 'prepared', waited: 1 },
  { name: 'Карпова Юлия Борисовна', weeks: -12, days: 14, ending: 'processed' },
  { name: 'Рябова Лидия Николаевна', weeks: -1, days: 14, ending: 'processed' },
  { name: 'Асатрян Гаяне Арменовна', weeks: 5, days: 7, ending: 'approved', waited: 2 },
  { name: 'Дубов Степан Петрович', weeks: 4, days: 14, ending: 'agreed', waited: 2, turn: 'recalled' },
  { name: 'Данилов Евгений Сергеевич', weeks: 0, days: 7, ending: 'processed' },
  {
    name: 'Ефремова Алёна Дмитриевна',
    weeks: 7,
    days: 4,
    ending: 'declined',
    waited: 3,
    turn: 'declined by hr',
  },
  { name: 'Лапин Григорий Андреевич', weeks: 10, days: 14, ending: 'prepared', waited: 5, turn: 'reopened' },
  { name: 'Жданов Илья Максимович', weeks: 12, days: 7, ending: 'empty', waited: 1 },
  { name: 'Осипов Фёдор Алексеевич', weeks: 9, days: 3, ending: 'draft', type: 'study', waited: 2 },
  { name: 'Зотов Михаил Львович', weeks: 6, days: 14, ending: 'prepared', waited: 1 },
  { name: 'Панин Алексей Вадимович', weeks: 3, days: 7, ending: 'agreed', waited: 0 },
  { name: STRANGER, weeks: 4, days: 14, ending: 'prepared', waited: 1 },
  { name: STRANGER, weeks: -13, days: 14, ending: 'processed' },
  { name: 'Кузьмина Полина Олеговна', weeks: 0, days: 7, ending: 'processed' },
  { name: 'Гордеев Матвей Кириллович', weeks: 5, days: 14, ending: 'prepared', waited: 2 },
  { name: 'Гордеев Матвей Кириллович', weeks: -10, days: 14, ending: 'processed' },
  { name: 'Вишневская Ева Марковна', weeks: 3, days: 7, ending: 'agreed', waited: 1 },
];
