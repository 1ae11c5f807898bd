import type { DayCount } from '../../../lib/calendar/day-count.ts';
import { table } from '../table.ts';

interface TypeDetail {
  readonly day_count?: DayCount;
  readonly check_limit?: '1';
  readonly limit_free?: '1';
  readonly unearned_from_day?: string;
  readonly attach_require?: '1';
  readonly comment_require?: '1';
  readonly reason_require?: '1';
  readonly amount_max?: string;
  readonly type_hint?: { readonly ru: string; readonly en: string };
  readonly comment_hint?: { readonly ru: string; readonly en: string };
}

type TypeRow = readonly [code: string, name: string, name_eng: string, detail?: TypeDetail];

type Cells = TypeDetail & Readonly<Record<'code' | 'name' | 'name_eng', string>>;

const types = (text: string): readonly TypeRow[] =>
  table<Cells>(text).map(({ code, name, name_eng, ...detail }) =>
    Object.keys(detail).length === 0 ? [code, name, name_eng] : [code, name, name_eng, detail],
  );

/** Articles 120 and 125: holidays inside are not days of the leave, one part has 14 days. */
const YEARLY = types(`
  code       | name                                         | name_eng                     | check_limit | day_count               | type_hint.ru | type_hint.en
  annual     | Ежегодный основной оплачиваемый отпуск       | Annual paid leave            | 1           | calendar_minus_holidays | Праздничные дни внутри отпуска не считаются. Одна из частей отпуска за год не короче 14 дней | Holidays within the leave are not counted. One part must last at least 14 days
  additional | Ежегодный дополнительный оплачиваемый отпуск | Additional annual paid leave |             | calendar_minus_holidays | За ненормированный рабочий день и условия труда. Праздничные дни внутри отпуска не считаются | For irregular hours or working conditions. Holidays within the leave are not counted
`);

/**
 * Document types by object. Day counts, and what earns no leave (article 121), follow the labour code, chapter 19; the texts
 * are shown under the choice.
 */
export const DOCUMENT_TYPES: Readonly<Record<string, readonly TypeRow[]>> = {
  vacation: [
    ...YEARLY,
    ...types(`
    code          | name | name_eng                    | attach_require | limit_free | day_count | comment_require | unearned_from_day | type_hint.ru | type_hint.en | comment_hint.ru                             | comment_hint.en
    study         | Учебный отпуск | Study leave                 | 1              | 1          | calendar  |                 |                   | Приложите справку-вызов учебного заведения | Attach the letter from your university or college
    unpaid        | Отпуск без сохранения заработной платы | Unpaid leave                |                | 1          | calendar  | 1               | 15                | По семейным обстоятельствам и другим уважительным причинам, по соглашению с руководителем | For family reasons or other good cause, as agreed with your manager | Напишите причину: она войдёт в заявление | Enter the reason: it will be part of the application
    unpaid_by_law | Отпуск без сохранения заработной платы по закону | Unpaid leave granted by law |                | 1          | calendar  | 1               | 15                | Рождение ребёнка, регистрация брака, смерть близкого родственника: до пяти дней, статья 128 | Birth of a child, marriage, death of a close relative: up to five days, article 128 | Напишите причину: она войдёт в заявление | Enter the reason: it will be part of the application
    maternity     | Отпуск по беременности и родам | Maternity leave             | 1              | 1          | calendar
    childcare     | Отпуск по уходу за ребёнком | Parental leave              | 1              | 1          | calendar  |                 | 1
  `),
  ],
  vacation_schedule: YEARLY,
  vacation_correction: YEARLY,
  absence: types(`
    code     | name                  | name_eng           | attach_require | comment_require | comment_hint.ru                             | comment_hint.en
    checkup  | Диспансеризация       | Medical check-up
    dayoff   | Отгул                 | Day off in lieu
    donor    | День донора           | Blood donation day | 1
    personal | Личные обстоятельства | Personal reasons   |                | 1               | Напишите причину: она войдёт в заявление | Enter the reason: it will be part of the application
  `),
  overtime: types(`
    code     | name                                   | name_eng
    overtime | Сверхурочная работа                    | Overtime
    weekend  | Работа в выходной или праздничный день | Work on a day off or a holiday
  `),
  btrip: types(`
    code     | name                     | name_eng
    domestic | Командировка по России   | Business trip in Russia
    abroad   | Командировка за рубеж    | Business trip abroad
    training | Командировка на обучение | Training trip
  `),
  expense: types(`
    code     | name                  | name_eng
    trip     | Отчёт по командировке | Trip expense report
    business | Хозяйственные расходы | Business expenses
  `),
  sickleave: types(`
    code       | name                          | name_eng                   | comment_hint.ru | comment_hint.en
    illness    | Болезнь                       | Illness                    | Диагноз не пишите: он остаётся между вами и врачом | Do not mention the diagnosis: it stays between you and your doctor
    child      | Уход за больным ребёнком      | Caring for a sick child    | Диагноз не пишите: он остаётся между вами и врачом | Do not mention the diagnosis: it stays between you and your doctor
    relative   | Уход за больным родственником | Caring for a sick relative | Диагноз не пишите: он остаётся между вами и врачом | Do not mention the diagnosis: it stays between you and your doctor
    quarantine | Карантин                      | Quarantine                 | Диагноз не пишите: он остаётся между вами и врачом | Do not mention the diagnosis: it stays between you and your doctor
  `),
  homeoffice: types(`
    code   | name                          | name_eng
    day    | Работа из дома, отдельные дни | Work from home, single days
    period | Временная удалённая работа    | Temporary remote work
  `),
  statement: types(`
    code          | name                               | name_eng                     | attach_require | type_hint.ru | type_hint.en
    resignation   | Увольнение по собственному желанию | Resignation                  |                | О заявлении предупреждают за две недели, статья 80: срок идёт со следующего дня | Two weeks’ notice is required (article 80), counted from the next day
    transfer      | Перевод на другую должность        | Transfer to another position
    parental      | Отпуск по уходу за ребёнком        | Parental leave               | 1
    schedule      | Изменение режима работы            | Change of working hours
    requisites    | Изменение реквизитов для зарплаты  | Change of bank details
    personal_data | Изменение личных данных            | Change of personal data      | 1
    other         | Заявление в свободной форме        | Free-form application
  `),
  materialassistance: types(`
    code         | name                         | name_eng                  | attach_require | reason_require
    vacation     | К отпуску                    | For annual leave
    child_birth  | Рождение ребёнка             | Birth of a child          | 1
    child_school | Подготовка ребёнка к школе   | Child starting school     | 1
    marriage     | Регистрация брака            | Marriage                  | 1
    treatment    | Лечение                      | Medical treatment         | 1              | 1
    bereavement  | Смерть близкого родственника | Death of a close relative | 1              | 1
  `),
  internalmemo: types(`
    code        | name                   | name_eng
    memo        | Служебная записка      | Internal memo
    explanatory | Объяснительная записка | Explanatory note
  `),
  pdagreement: types(`
    code       | name                          | name_eng
    processing | Обработка персональных данных | Personal data processing
    transfer   | Передача данных третьим лицам | Transfer of data to third parties
    photo      | Использование фотографии      | Use of photograph
  `),
  recruitment: types(`
    code   | name            | name_eng
    hiring | Приём на работу | Hiring
  `),
  request_push_signed: types(`
    code        | name                      | name_eng
    local_act   | Локальный нормативный акт | Internal regulation
    order       | Приказ                    | Order
    instruction | Инструкция                | Instruction
    notice      | Уведомление               | Notice
    other       | Другой документ           | Other document
  `),
};
