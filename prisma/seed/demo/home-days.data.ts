import { table } from '../table.ts';
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

/** One in each status of the way; some of the office of Moscow want the same days, so that its seats run short. */
export const HOME_SCENES = table<HomeScene>(`
  name                        | ending   | weeks# | long# | address                         | office#* | waited# | comments              | comments_eng                  | byHr? | answer
  Тихонов Игорь Андреевич     | prepared | 3      | 2     | Москва, Лесная ул., 12, кв. 40  | 2; 4     | 1
  Тихонов Игорь Андреевич     | approved | -4     | 2     | Москва, ул. Чаплыгина, 6, кв. 8 | 2
  Тихонов Игорь Андреевич     | draft    | 8      | 4     | Москва, Лесная ул., 12, кв. 40  | 2; 4     | 0
  Орлов Павел Дмитриевич      | prepared | 3      | 1     | Москва, Варшавское ш., 71       | 2; 3     | 2
  Мельникова Ольга Викторовна | agreed   | 3      | 2     | Химки, ул. Лавочкина, 2         | 2        | 1
  Фомина Мария Алексеевна     | prepared | 3      | 2     | Москва, Дубнинская ул., 10      | 2; 5     | 1       | Из дома ближе к учёбе | My courses are closer to home
  Ким Алина Викторовна        | agreed   | 3      | 2     | Москва, Шаболовка, 30           | 2; 4     | 2
  Дубов Степан Петрович       | approved | 3      | 2     | Балашиха, ул. Мира, 4           | 4        | 3
  Асатрян Гаяне Арменовна     | approved | 4      | 2     | Москва, Ереванская ул., 15      | 1        | 3
  Сафина Динара Ринатовна     | prepared | 2      | 2     | Казань, ул. Баумана, 20         | 3        | 1
  Громова Екатерина Ильинична | declined | 2      | 2     | Тула, пр. Ленина, 40            | 5        | 2       |                       |                               |       | В эти дни сдаём отчёт: нужны все на месте
  Белов Константин Юрьевич    | draft    | 3      | 1     | Самара, ул. Победы, 9           | -        | 1       |                       |                               |       | Выберите день в офисе на этой неделе
  Нурланов Тимур Ерланович    | empty    | 9      | 1     | Пермь, ул. Мира, 11             | 1        | 0
  Рябова Лидия Николаевна     | approved | 1      | 4     | Москва, ул. Свободы, 23         | 2; 4     | 6       |                       |                               | yes
`);
