import type { Row } from '../insert.ts';
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
export const TRIPS: readonly TripScene[] = [
  {
    name: 'Нурланов Тимур Ерланович',
    ending: 'prepared',
    weeks: 4,
    waited: 2,
    country: 'RU',
    destination: 'branch',
    says: {
      entity: 'Склад в Самаре',
      goal: 'Запуск отчётов о запасах',
      transport: 'Поезд',
      road_days: 2,
      lodging_per_night: '4200',
      tickets: '9800',
      comments: 'Билеты дешевле, если купить до конца недели',
      comments_eng: 'Tickets are cheaper when bought this week',
    },
    legs: [
      { from: 'Пермь', to: 'Казань', days: [0, 1], entity: 'Представительство в Казани' },
      { from: 'Казань', to: 'Самара', days: [1, 3], entity: 'Склад в Самаре' },
      { from: 'Самара', to: 'Пермь', days: [4, 4] },
    ],
  },
  {
    name: 'Сафина Динара Ринатовна',
    ending: 'processed',
    weeks: -1,
    waited: 2,
    country: 'KZ',
    destination: 'partner',
    says: {
      entity: 'Дистрибьютор в Алматы',
      goal: 'Отчётность по продажам дистрибьютора',
      transport: 'Самолёт',
      lodging_per_night: '7400',
      tickets: '31000',
    },
    legs: [
      { from: 'Казань', to: 'Алматы', days: [0, 2], entity: 'Дистрибьютор в Алматы' },
      { from: 'Алматы', to: 'Казань', days: [2, 2] },
    ],
  },
  {
    name: 'Тихонов Игорь Андреевич',
    ending: 'closed',
    weeks: -7,
    country: 'RU',
    destination: 'site',
    says: {
      entity: 'Производство в Туле',
      goal: 'Сверка данных о выпуске',
      transport: 'Поезд',
      lodging_per_night: '3600',
      tickets: '2400',
    },
    legs: [
      { from: 'Москва', to: 'Тула', days: [0, 2], entity: 'Производство в Туле' },
      { from: 'Тула', to: 'Москва', days: [2, 2] },
    ],
  },
  {
    name: 'Галиев Марат Ильдарович',
    ending: 'agreed',
    weeks: 5,
    waited: 1,
    country: 'DE',
    destination: 'exhibition',
    says: {
      entity: 'Выставка натуральной косметики',
      goal: 'Переговоры с дистрибьюторами',
      transport: 'Самолёт',
      road_days: 2,
      lodging_per_night: '12500',
      tickets: '84000',
    },
    legs: [
      { from: 'Казань', to: 'Москва', days: [0, 0], entity: 'Главный офис' },
      { from: 'Москва', to: 'Берлин', days: [1, 4], entity: 'Выставка натуральной косметики' },
      { from: 'Берлин', to: 'Казань', days: [4, 4] },
    ],
  },
  {
    name: 'Васнецова Кира Леонидовна',
    ending: 'approved',
    weeks: 3,
    waited: 2,
    country: 'CN',
    destination: 'supplier',
    says: {
      entity: 'Поставщик упаковки',
      goal: 'Приёмка образцов упаковки',
      transport: 'Самолёт',
      road_days: 2,
      lodging_per_night: '9000',
      tickets: '96000',
      holiday_agreed: true,
    },
    legs: [
      { from: 'Москва', to: 'Шанхай', days: [0, 4], entity: 'Поставщик упаковки', weekend_stay: true },
      { from: 'Шанхай', to: 'Гуанчжоу', days: [7, 8], entity: 'Фабрика упаковки' },
      { from: 'Гуанчжоу', to: 'Москва', days: [9, 9] },
    ],
  },
  {
    name: 'Исаев Руслан Тагирович',
    ending: 'processed',
    weeks: -2,
    country: 'RU',
    destination: 'client',
    says: {
      entity: 'Сеть аптек',
      goal: 'Договор на новый год',
      transport: 'Автомобиль',
      lodging_per_night: '3900',
    },
    legs: [
      { from: 'Пермь', to: 'Екатеринбург', days: [0, 2], entity: 'Сеть аптек' },
      { from: 'Екатеринбург', to: 'Пермь', days: [3, 3] },
    ],
  },
  {
    name: 'Ефремова Алёна Дмитриевна',
    ending: 'declined',
    weeks: 6,
    waited: 2,
    answer: 'Заказчик приезжает к нам на той же неделе, поездка не нужна',
    country: 'RU',
    destination: 'client',
    says: { entity: 'Торговый дом', goal: 'Показ новой линии', transport: 'Поезд', tickets: '6100' },
    legs: [
      { from: 'Самара', to: 'Уфа', days: [1, 2], entity: 'Торговый дом' },
      { from: 'Уфа', to: 'Самара', days: [3, 3] },
    ],
  },
  {
    name: 'Карпова Юлия Борисовна',
    ending: 'draft',
    weeks: 14,
    waited: 1,
    country: 'RU',
    destination: 'site',
    says: {
      entity: 'Производство в Туле',
      goal: 'Приём документов новых сотрудников',
      transport: 'Поезд',
      tickets: '2400',
    },
    legs: [
      { from: 'Москва', to: 'Тула', days: [1, 2], entity: 'Производство в Туле' },
      { from: 'Тула', to: 'Москва', days: [2, 2] },
    ],
  },
  {
    name: 'Лаврова Елена Игоревна',
    ending: 'agreed',
    weeks: 8,
    waited: 2,
    country: 'KZ',
    destination: 'partner',
    says: {
      entity: 'Партнёр в Алматы',
      goal: 'Открытие представительства',
      transport: 'Самолёт',
      road_days: 2,
      lodging_per_night: '7400',
      tickets: '48000',
    },
    legs: [
      { from: 'Москва', to: 'Алматы', days: [0, 3], entity: 'Партнёр в Алматы' },
      { from: 'Алматы', to: 'Москва', days: [4, 4] },
    ],
  },
  {
    name: 'Ковалёва Анна Сергеевна',
    ending: 'closed',
    weeks: -10,
    country: 'RU',
    destination: 'exhibition',
    says: {
      entity: 'Форум по управлению данными',
      goal: 'Доклад и обмен опытом',
      transport: 'Поезд',
      lodging_per_night: '5800',
      tickets: '7300',
    },
    legs: [
      { from: 'Москва', to: 'Санкт-Петербург', days: [1, 3], entity: 'Форум по управлению данными' },
      { from: 'Санкт-Петербург', to: 'Москва', days: [4, 4] },
    ],
  },
  {
    name: 'Егорова Надежда Фёдоровна',
    ending: 'approved',
    weeks: 1,
    waited: 3,
    country: 'RU',
    destination: 'branch',
    says: {
      entity: 'Представительство в Казани',
      goal: 'Проверка кассы',
      transport: 'Поезд',
      lodging_per_night: '4100',
      tickets: '8200',
    },
    legs: [
      { from: 'Москва', to: 'Казань', days: [1, 2], entity: 'Представительство в Казани' },
      { from: 'Казань', to: 'Москва', days: [3, 3] },
    ],
  },
  {
    name: 'Цветков Лев Станиславович',
    ending: 'draft',
    weeks: 9,
    waited: 2,
    answer: 'Добавьте адрес второго склада',
    country: 'RU',
    destination: 'supplier',
    says: { entity: 'Транспортная компания', goal: 'Новый договор перевозки', transport: 'Автомобиль' },
    legs: [
      { from: 'Самара', to: 'Волгоград', days: [1, 1], entity: 'Транспортная компания' },
      { from: 'Волгоград', to: 'Самара', days: [2, 2] },
    ],
  },
  {
    name: 'Третьяков Семён Аркадьевич',
    ending: 'empty',
    weeks: 10,
    waited: 1,
    country: 'RU',
    destination: 'exhibition',
    says: { entity: 'Выставка рекламы', goal: 'Новые форматы витрин' },
    legs: [
      { from: 'Москва', to: 'Новосибирск', days: [1, 2] },
      { from: 'Новосибирск', to: 'Москва', days: [3, 3] },
    ],
  },
  {
    name: 'Родионов Артём Валерьевич',
    ending: 'processed',
    weeks: -5,
    country: 'RU',
    destination: 'exhibition',
    says: {
      entity: 'Сельскохозяйственная выставка',
      goal: 'Отбор семян',
      transport: 'Автомобиль',
      lodging_per_night: '3200',
    },
    legs: [
      { from: 'Ярославль', to: 'Москва', days: [1, 2], entity: 'Сельскохозяйственная выставка' },
      { from: 'Москва', to: 'Ярославль', days: [2, 2] },
    ],
  },
];
