import { table } from '../table.ts';
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

/**
 * What a visitor should find on the first day: the manager has five leaves waiting, two of them in the same weeks; one
 * person of her team is away today; the employee has a draft that came back, a leave that waits and one behind him.
 */
export const SCENES = table<Scene>(`
  name                        | weeks# | days# | ending    | waited# | turn               | weekday# | type   | comments
  Тихонов Игорь Андреевич     | 5      | 14    | prepared  | 2       |                    |          |        | Дела передам Константину Белову
  Тихонов Игорь Андреевич     | -18    | 7     | processed
  Тихонов Игорь Андреевич     | -9     | 4     | declined
  Тихонов Игорь Андреевич     | 22     | 14    | draft     | 1       | returned by deputy
  Сафина Динара Ринатовна     | 6      | 14    | prepared  | 1       |                    |          |        | Билеты уже куплены, даты изменить не смогу
  Сафина Динара Ринатовна     | -14    | 14    | processed
  Сафина Динара Ринатовна     | 28     | 7     | draft     | 4
  Громова Екатерина Ильинична | 6      | 7     | prepared  | 1       | returned
  Белов Константин Юрьевич    | 3      | 4     | prepared  | 0
  Фомина Мария Алексеевна     | 9      | 7     | prepared  | 0
  Фомина Мария Алексеевна     | 3      | 14    | approved  | 6
  Мельникова Ольга Викторовна | -1     | 14    | processed
  Нурланов Тимур Ерланович    | 2      | 7     | approved  | 3
  Орлов Павел Дмитриевич      | 6      | 4     | agreed    | 4       |                    | 3
  Орлов Павел Дмитриевич      | -20    | 14    | processed |         | returned
  Мельникова Ольга Викторовна | 11     | 2     | draft     | 2       |                    | 4        | unpaid | Сопровождение ребёнка на соревнования
  Королёва Софья Андреевна    | -25    | 14    | processed
  Королёва Софья Андреевна    | -13    | 2     | processed
  Королёва Софья Андреевна    | 4      | 6     | agreed    | 2
  Ковалёва Анна Сергеевна     | 5      | 7     | agreed    | 1
  Ковалёва Анна Сергеевна     | -16    | 14    | processed
  Ковалёва Анна Сергеевна     | 24     | 14    | draft     | 6
  Карпова Юлия Борисовна      | 8      | 7     | prepared  | 1
  Карпова Юлия Борисовна      | -12    | 14    | processed
  Рябова Лидия Николаевна     | -1     | 14    | processed
  Асатрян Гаяне Арменовна     | 5      | 7     | approved  | 2
  Дубов Степан Петрович       | 4      | 14    | agreed    | 2       | recalled
  Данилов Евгений Сергеевич   | 0      | 7     | processed
  Ефремова Алёна Дмитриевна   | 7      | 4     | declined  | 3       | declined by hr
  Лапин Григорий Андреевич    | 10     | 14    | prepared  | 5       | reopened
  Жданов Илья Максимович      | 12     | 7     | empty     | 1
  Осипов Фёдор Алексеевич     | 9      | 3     | draft     | 2       |                    |          | study
  Зотов Михаил Львович        | 6      | 14    | prepared  | 1
  Панин Алексей Вадимович     | 3      | 7     | agreed    | 0
  Родионов Артём Валерьевич   | 4      | 14    | prepared  | 1
  Родионов Артём Валерьевич   | -13    | 14    | processed
  Кузьмина Полина Олеговна    | 0      | 7     | processed
  Гордеев Матвей Кириллович   | 5      | 14    | prepared  | 2
  Гордеев Матвей Кириллович   | -10    | 14    | processed
  Вишневская Ева Марковна     | 3      | 7     | agreed    | 1
`);
