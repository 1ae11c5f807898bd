import type { Row } from '../insert.ts';
import { table } from '../table.ts';
import type { Way } from './straight-way.ts';

/** A leg of a trip of the demo: days are counted from the first day of the trip, which is 0. */
interface LegScene {
  readonly from: string;
  readonly to: string;
  readonly days: readonly [first: number, last: number];
  readonly entity?: string;
  readonly weekend_stay?: true;
}

/** A trip of the demo. It starts on the Monday `weeks` weeks from this week's, or on the first after it that is free. */
interface TripScene extends Way {
  readonly name: string;
  readonly weeks: number;
  /** Working days since its last move; of a trip that is over it was made some days after the last one where nothing is said. */
  readonly waited?: number;
  /** Code of the country (ISO 3166-1). */
  readonly country: string;
  /** Code of the kind of place. */
  readonly destination: string;
  readonly says: Row;
  readonly legs: readonly LegScene[];
}

/** One in each status of the way, by people of different offices: two or three legs, an advance, some abroad. */
export const TRIPS = table<TripScene>(`
  name                       | ending    | weeks# | country | destination | waited# | says.entity                    | says.goal | says.transport | says.road_days# | says.lodging_per_night | says.tickets | says.holiday_agreed? | says.comments | says.comments_eng | answer
  - legs: from            | to              | days#* | entity                         | weekend_stay?
  Нурланов Тимур Ерланович   | prepared  | 4      | RU      | branch      | 2       | Склад в Самаре                 | Запуск отчётов о запасах | Поезд          | 2               | 4200                   | 9800         |                      | Билеты дешевле, если купить до конца недели | Tickets are cheaper when bought this week
  - Пермь           | Казань          | 0; 1   | Представительство в Казани
  - Казань          | Самара          | 1; 3   | Склад в Самаре
  - Самара          | Пермь           | 4; 4
  Сафина Динара Ринатовна    | processed | -1     | KZ      | partner     | 2       | Дистрибьютор в Алматы          | Отчётность по продажам дистрибьютора | Самолёт        |                 | 7400                   | 31000
  - Казань          | Алматы          | 0; 2   | Дистрибьютор в Алматы
  - Алматы          | Казань          | 2; 2
  Тихонов Игорь Андреевич    | closed    | -7     | RU      | site        |         | Производство в Туле            | Сверка данных о выпуске | Поезд          |                 | 3600                   | 2400
  - Москва          | Тула            | 0; 2   | Производство в Туле
  - Тула            | Москва          | 2; 2
  Галиев Марат Ильдарович    | agreed    | 5      | DE      | exhibition  | 1       | Выставка натуральной косметики | Переговоры с дистрибьюторами | Самолёт        | 2               | 12500                  | 84000
  - Казань          | Москва          | 0; 0   | Главный офис
  - Москва          | Берлин          | 1; 4   | Выставка натуральной косметики
  - Берлин          | Казань          | 4; 4
  Васнецова Кира Леонидовна  | approved  | 3      | CN      | supplier    | 2       | Поставщик упаковки             | Приёмка образцов упаковки | Самолёт        | 2               | 9000                   | 96000        | yes
  - Москва          | Шанхай          | 0; 4   | Поставщик упаковки             | yes
  - Шанхай          | Гуанчжоу        | 7; 8   | Фабрика упаковки
  - Гуанчжоу        | Москва          | 9; 9
  Исаев Руслан Тагирович     | processed | -2     | RU      | client      |         | Сеть аптек                     | Договор на новый год | Автомобиль     |                 | 3900
  - Пермь           | Екатеринбург    | 0; 2   | Сеть аптек
  - Екатеринбург    | Пермь           | 3; 3
  Ефремова Алёна Дмитриевна  | declined  | 6      | RU      | client      | 2       | Торговый дом                   | Показ новой линии | Поезд          |                 |                        | 6100         |                      |  |  | Заказчик приезжает к нам на той же неделе, поездка не нужна
  - Самара          | Уфа             | 1; 2   | Торговый дом
  - Уфа             | Самара          | 3; 3
  Карпова Юлия Борисовна     | draft     | 14     | RU      | site        | 1       | Производство в Туле            | Приём документов новых сотрудников | Поезд          |                 |                        | 2400
  - Москва          | Тула            | 1; 2   | Производство в Туле
  - Тула            | Москва          | 2; 2
  Лаврова Елена Игоревна     | agreed    | 8      | KZ      | partner     | 2       | Партнёр в Алматы               | Открытие представительства | Самолёт        | 2               | 7400                   | 48000
  - Москва          | Алматы          | 0; 3   | Партнёр в Алматы
  - Алматы          | Москва          | 4; 4
  Ковалёва Анна Сергеевна    | closed    | -10    | RU      | exhibition  |         | Форум по управлению данными    | Доклад и обмен опытом | Поезд          |                 | 5800                   | 7300
  - Москва          | Санкт-Петербург | 1; 3   | Форум по управлению данными
  - Санкт-Петербург | Москва          | 4; 4
  Егорова Надежда Фёдоровна  | approved  | 1      | RU      | branch      | 3       | Представительство в Казани     | Проверка кассы | Поезд          |                 | 4100                   | 8200
  - Москва          | Казань          | 1; 2   | Представительство в Казани
  - Казань          | Москва          | 3; 3
  Цветков Лев Станиславович  | draft     | 9      | RU      | supplier    | 2       | Транспортная компания          | Новый договор перевозки | Автомобиль     |                 |                        |              |                      |  |  | Добавьте адрес второго склада
  - Самара          | Волгоград       | 1; 1   | Транспортная компания
  - Волгоград       | Самара          | 2; 2
  Третьяков Семён Аркадьевич | empty     | 10     | RU      | exhibition  | 1       | Выставка рекламы               | Новые форматы витрин
  - Москва          | Новосибирск     | 1; 2
  - Новосибирск     | Москва          | 3; 3
  Родионов Артём Валерьевич  | processed | -5     | RU      | exhibition  |         | Сельскохозяйственная выставка  | Отбор семян | Автомобиль     |                 | 3200
  - Ярославль       | Москва          | 1; 2   | Сельскохозяйственная выставка
  - Москва          | Ярославль       | 2; 2
`);
