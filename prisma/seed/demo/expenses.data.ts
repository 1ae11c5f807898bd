import type { Row } from '../insert.ts';
import type { Way } from './straight-way.ts';

/** A line of a report of the demo. */
interface SpentScene {
  /** Days after the first of the trip; without a trip, days before the one on which the report was begun. */
  readonly day: number;
  /** Code of what it was spent on. */
  readonly type: string;
  readonly amount: string;
  /** Code of its currency, where it is not that of the company. */
  readonly currency?: string;
  /** What a hundred of the currency cost by the slip of an exchange, which then is its receipt. */
  readonly rate?: string;
  /** The number of its receipt. */
  readonly number: string;
  /** Seller and goods of the receipt; without them it has no picture. */
  readonly from?: readonly [seller: string, goods: string];
  readonly comments?: string;
}

/** A report of the demo. */
interface ExpenseScene extends Way {
  readonly name: string;
  /** Working days since its last move, or fewer where its trip has just ended; soon after the trip where nothing is said. */
  readonly waited?: number;
  /** The first destination of its trip. */
  readonly trip?: string;
  /** Code of what it was spent for. */
  readonly goal: string;
  readonly advance?: string;
  readonly says?: Row;
  readonly spent: readonly SpentScene[];
}

/**
 * One in each status of the way, by people of different offices: of trips and of errands, to be paid and to be returned, some
 * in two currencies, some with a receipt that is missing.
 */
export const EXPENSES: readonly ExpenseScene[] = [
  {
    name: 'Сафина Динара Ринатовна',
    trip: 'Алматы',
    goal: 'client_work',
    ending: 'prepared',
    waited: 1,
    says: {
      comments: 'Такси из аэропорта оплачено картой, чека нет: выписку банка передам в бухгалтерию',
      comments_eng: 'The taxi from the airport was paid by card, I will bring the bank statement instead',
    },
    spent: [
      {
        day: 0,
        type: 'air',
        amount: '30640',
        number: '4217',
        from: ['Авиакасса', 'Казань, Алматы и обратно'],
      },
      {
        day: 0,
        type: 'insurance',
        amount: '18.50',
        currency: 'USD',
        number: '10653',
        from: ['Страховая компания «Путь»', 'Полис на 3 дня'],
      },
      {
        day: 0,
        type: 'taxi',
        amount: '4300',
        currency: 'KZT',
        number: '118',
        from: ['Такси «Медео»', 'Аэропорт, гостиница'],
      },
      {
        day: 1,
        type: 'entertainment',
        amount: '27900',
        currency: 'KZT',
        number: '2207',
        from: ['Ресторан «Тюбетейка»', 'Ужин с дистрибьютором'],
        comments: 'Четыре человека, список участников у руководителя',
      },
      {
        day: 1,
        type: 'telecom',
        amount: '3600',
        currency: 'KZT',
        rate: '15.62',
        number: '36',
        from: ['Обменный пункт', 'Тенге, 15,62 за 100'],
      },
      {
        day: 2,
        type: 'lodging',
        amount: '92400',
        currency: 'KZT',
        number: '5081',
        from: ['Гостиница «Алатау»', 'Проживание, 2 ночи'],
      },
      { day: 2, type: 'taxi', amount: '1450', number: '77120' },
    ],
  },
  {
    name: 'Тихонов Игорь Андреевич',
    trip: 'Тула',
    goal: 'branch',
    ending: 'processed',
    spent: [
      {
        day: 0,
        type: 'rail',
        amount: '1180',
        number: '31147',
        from: ['Железнодорожная касса', 'Москва, Тула'],
      },
      { day: 0, type: 'taxi', amount: '410', number: '902', from: ['Такси «Левша»', 'Вокзал, производство'] },
      {
        day: 2,
        type: 'lodging',
        amount: '6400',
        number: '1164',
        from: ['Гостиница «Упа»', 'Проживание, 2 ночи'],
      },
      {
        day: 2,
        type: 'rail',
        amount: '1180',
        number: '31806',
        from: ['Железнодорожная касса', 'Тула, Москва'],
      },
    ],
  },
  {
    name: 'Тихонов Игорь Андреевич',
    goal: 'office',
    ending: 'draft',
    waited: 1,
    spent: [
      {
        day: 4,
        type: 'office',
        amount: '1290',
        number: '0518',
        from: ['Магазин «Канцелярия»', 'Переходник для проектора'],
      },
      { day: 2, type: 'postage', amount: '640', number: '7733' },
    ],
  },
  {
    name: 'Ковалёва Анна Сергеевна',
    trip: 'Санкт-Петербург',
    goal: 'conference',
    ending: 'processed',
    spent: [
      {
        day: 0,
        type: 'rail',
        amount: '3860',
        number: '50412',
        from: ['Железнодорожная касса', 'Москва, Санкт-Петербург'],
      },
      {
        day: 0,
        type: 'event_fee',
        amount: '9500',
        number: '218',
        from: ['Форум по управлению данными', 'Участие с докладом'],
      },
      { day: 1, type: 'taxi', amount: '720', number: '3305', from: ['Такси «Нева»', 'Гостиница, форум'] },
      {
        day: 3,
        type: 'lodging',
        amount: '17400',
        number: '6620',
        from: ['Гостиница «Фонтанка»', 'Проживание, 3 ночи'],
      },
      {
        day: 3,
        type: 'rail',
        amount: '3720',
        number: '50988',
        from: ['Железнодорожная касса', 'Санкт-Петербург, Москва'],
      },
    ],
  },
  {
    name: 'Исаев Руслан Тагирович',
    trip: 'Екатеринбург',
    goal: 'negotiations',
    ending: 'agreed',
    waited: 1,
    spent: [
      { day: 0, type: 'fuel', amount: '3150', number: '1409', from: ['АЗС № 7', 'Бензин АИ-95, 55 л'] },
      { day: 1, type: 'parking', amount: '600', number: '88' },
      {
        day: 3,
        type: 'lodging',
        amount: '11700',
        number: '4402',
        from: ['Гостиница «Исеть»', 'Проживание, 3 ночи'],
      },
      { day: 3, type: 'fuel', amount: '3080', number: '1622', from: ['АЗС № 12', 'Бензин АИ-95, 54 л'] },
    ],
  },
  {
    name: 'Щербакова Инна Валерьевна',
    goal: 'purchase',
    ending: 'accepted',
    waited: 1,
    advance: '30000',
    spent: [
      {
        day: 9,
        type: 'office',
        amount: '12480',
        number: '2741',
        from: ['Склад упаковки', 'Флаконы, образцы'],
      },
      {
        day: 7,
        type: 'other',
        amount: '640',
        currency: 'CNY',
        number: '60318',
        from: ['Фабрика упаковки, Шанхай', 'Образцы крышек'],
      },
      {
        day: 6,
        type: 'postage',
        amount: '3900',
        number: '915',
        from: ['Служба доставки', 'Посылка из Китая, 4 кг'],
      },
    ],
  },
  {
    name: 'Пахомова Ирина Олеговна',
    goal: 'reception',
    ending: 'draft',
    waited: 2,
    answer: 'К строке 2 приложите кассовый чек: по слипу терминала расход не принять',
    answeredBy: 'accountant',
    advance: '15000',
    spent: [
      {
        day: 6,
        type: 'entertainment',
        amount: '8640',
        number: '1177',
        from: ['Ресторан «Берёза»', 'Обед на 6 человек'],
      },
      { day: 6, type: 'entertainment', amount: '2350', number: '54' },
      { day: 5, type: 'taxi', amount: '790', number: '64001', from: ['Такси «Столица»', 'Офис, вокзал'] },
    ],
  },
  {
    name: 'Осипов Фёдор Алексеевич',
    goal: 'reception',
    ending: 'declined',
    waited: 3,
    answer: 'Подарки подрядчику в смету не заложены. Такие расходы согласуйте со мной до покупки',
    spent: [
      {
        day: 3,
        type: 'entertainment',
        amount: '14200',
        number: '3318',
        from: ['Магазин подарков', 'Наборы, 4 шт.'],
      },
    ],
  },
  { name: 'Тарасов Максим Игоревич', goal: 'office', ending: 'empty', waited: 1, spent: [] },
  {
    name: 'Родионов Артём Валерьевич',
    trip: 'Москва',
    goal: 'conference',
    ending: 'processed',
    spent: [
      { day: 0, type: 'fuel', amount: '2890', number: '0733', from: ['АЗС № 3', 'Бензин АИ-92, 54 л'] },
      {
        day: 1,
        type: 'lodging',
        amount: '3200',
        number: '2519',
        from: ['Гостиница «Околица»', 'Проживание, 1 ночь'],
      },
      { day: 1, type: 'parking', amount: '900', number: '416', from: ['Парковка выставки', 'Сутки'] },
    ],
  },
];
