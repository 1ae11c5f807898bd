import type { Row } from '../insert.ts';
import { table } from '../table.ts';
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
export const EXPENSES = table<ExpenseScene>(`
  name                      | goal         | ending    | trip            | waited# | advance | answeredBy | says.comments | says.comments_eng | answer
  - spent: day# | type          | amount | currency | rate  | number | from* | comments
  Сафина Динара Ринатовна   | client_work  | prepared  | Алматы          | 1       |         |            | Такси из аэропорта оплачено картой, чека нет: выписку банка передам в бухгалтерию | The taxi from the airport was paid by card, I will bring the bank statement instead
  - 0    | air           | 30640  |          |       | 4217   | Авиакасса; Казань, Алматы и обратно
  - 0    | insurance     | 18.50  | USD      |       | 10653  | Страховая компания «Путь»; Полис на 3 дня
  - 0    | taxi          | 4300   | KZT      |       | 118    | Такси «Медео»; Аэропорт, гостиница
  - 1    | entertainment | 27900  | KZT      |       | 2207   | Ресторан «Тюбетейка»; Ужин с дистрибьютором | Четыре человека, список участников у руководителя
  - 1    | telecom       | 3600   | KZT      | 15.62 | 36     | Обменный пункт; Тенге, 15,62 за 100
  - 2    | lodging       | 92400  | KZT      |       | 5081   | Гостиница «Алатау»; Проживание, 2 ночи
  - 2    | taxi          | 1450   |          |       | 77120
  Тихонов Игорь Андреевич   | branch       | processed | Тула
  - 0    | rail          | 1180   |          |       | 31147  | Железнодорожная касса; Москва, Тула
  - 0    | taxi          | 410    |          |       | 902    | Такси «Левша»; Вокзал, производство
  - 2    | lodging       | 6400   |          |       | 1164   | Гостиница «Упа»; Проживание, 2 ночи
  - 2    | rail          | 1180   |          |       | 31806  | Железнодорожная касса; Тула, Москва
  Тихонов Игорь Андреевич   | office       | draft     |                 | 1
  - 4    | office        | 1290   |          |       | 0518   | Магазин «Канцелярия»; Переходник для проектора
  - 2    | postage       | 640    |          |       | 7733
  Ковалёва Анна Сергеевна   | conference   | processed | Санкт-Петербург
  - 0    | rail          | 3860   |          |       | 50412  | Железнодорожная касса; Москва, Санкт-Петербург
  - 0    | event_fee     | 9500   |          |       | 218    | Форум по управлению данными; Участие с докладом
  - 1    | taxi          | 720    |          |       | 3305   | Такси «Нева»; Гостиница, форум
  - 3    | lodging       | 17400  |          |       | 6620   | Гостиница «Фонтанка»; Проживание, 3 ночи
  - 3    | rail          | 3720   |          |       | 50988  | Железнодорожная касса; Санкт-Петербург, Москва
  Исаев Руслан Тагирович    | negotiations | agreed    | Екатеринбург    | 1
  - 0    | fuel          | 3150   |          |       | 1409   | АЗС № 7; Бензин АИ-95, 55 л
  - 1    | parking       | 600    |          |       | 88
  - 3    | lodging       | 11700  |          |       | 4402   | Гостиница «Исеть»; Проживание, 3 ночи
  - 3    | fuel          | 3080   |          |       | 1622   | АЗС № 12; Бензин АИ-95, 54 л
  Щербакова Инна Валерьевна | purchase     | accepted  |                 | 1       | 30000
  - 9    | office        | 12480  |          |       | 2741   | Склад упаковки; Флаконы, образцы
  - 7    | other         | 640    | CNY      |       | 60318  | Фабрика упаковки, Шанхай; Образцы крышек
  - 6    | postage       | 3900   |          |       | 915    | Служба доставки; Посылка из Китая, 4 кг
  Пахомова Ирина Олеговна   | reception    | draft     |                 | 2       | 15000   | accountant |  |  | К строке 2 приложите кассовый чек: по слипу терминала расход не принять
  - 6    | entertainment | 8640   |          |       | 1177   | Ресторан «Берёза»; Обед на 6 человек
  - 6    | entertainment | 2350   |          |       | 54
  - 5    | taxi          | 790    |          |       | 64001  | Такси «Столица»; Офис, вокзал
  Осипов Фёдор Алексеевич   | reception    | declined  |                 | 3       |         |            |  |  | Подарки подрядчику в смету не заложены. Такие расходы согласуйте со мной до покупки
  - 3    | entertainment | 14200  |          |       | 3318   | Магазин подарков; Наборы, 4 шт.
  Тарасов Максим Игоревич   | office       | empty     |                 | 1
  Родионов Артём Валерьевич | conference   | processed | Москва
  - 0    | fuel          | 2890   |          |       | 0733   | АЗС № 3; Бензин АИ-92, 54 л
  - 1    | lodging       | 3200   |          |       | 2519   | Гостиница «Околица»; Проживание, 1 ночь
  - 1    | parking       | 900    |          |       | 416    | Парковка выставки; Сутки
`);
