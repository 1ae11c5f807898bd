import type { DayCount } from '../../../lib/calendar/day-count.ts';

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

/** Articles 120 and 125: holidays inside are not days of the leave, one part has 14 days. */
const ANNUAL: TypeRow = [
  'annual',
  'Ежегодный основной оплачиваемый отпуск',
  'Annual paid leave',
  {
    check_limit: '1',
    day_count: 'calendar_minus_holidays',
    type_hint: {
      ru: 'Праздничные дни внутри отпуска не считаются. Одна из частей отпуска за год не короче 14 дней',
      en: 'Holidays within the leave are not counted. One part must last at least 14 days',
    },
  },
];
const ADDITIONAL: TypeRow = [
  'additional',
  'Ежегодный дополнительный оплачиваемый отпуск',
  'Additional annual paid leave',
  {
    day_count: 'calendar_minus_holidays',
    type_hint: {
      ru: 'За ненормированный рабочий день и условия труда. Праздничные дни внутри отпуска не считаются',
      en: 'For irregular hours or working conditions. Holidays within the leave are not counted',
    },
  },
];

const REASON_HINT = {
  ru: 'Напишите причину: она войдёт в заявление',
  en: 'Enter the reason: it will be part of the application',
};

const NO_DIAGNOSIS = {
  ru: 'Диагноз не пишите: он остаётся между вами и врачом',
  en: 'Do not mention the diagnosis: it stays between you and your doctor',
};

/**
 * Document types by object. Day counts, and what earns no leave (article 121), follow the labour code, chapter 19; the texts
 * are shown under the choice.
 */
export const DOCUMENT_TYPES: Readonly<Record<string, readonly TypeRow[]>> = {
  vacation: [
    ANNUAL,
    ADDITIONAL,
    [
      'study',
      'Учебный отпуск',
      'Study leave',
      {
        attach_require: '1',
        limit_free: '1',
        day_count: 'calendar',
        type_hint: {
          ru: 'Приложите справку-вызов учебного заведения',
          en: 'Attach the letter from your university or college',
        },
      },
    ],
    [
      'unpaid',
      'Отпуск без сохранения заработной платы',
      'Unpaid leave',
      {
        comment_require: '1',
        comment_hint: REASON_HINT,
        limit_free: '1',
        unearned_from_day: '15',
        day_count: 'calendar',
        type_hint: {
          ru: 'По семейным обстоятельствам и другим уважительным причинам, по соглашению с руководителем',
          en: 'For family reasons or other good cause, as agreed with your manager',
        },
      },
    ],
    [
      'unpaid_by_law',
      'Отпуск без сохранения заработной платы по закону',
      'Unpaid leave granted by law',
      {
        comment_require: '1',
        comment_hint: REASON_HINT,
        limit_free: '1',
        unearned_from_day: '15',
        day_count: 'calendar',
        type_hint: {
          ru: 'Рождение ребёнка, регистрация брака, смерть близкого родственника: до пяти дней, статья 128',
          en: 'Birth of a child, marriage, death of a close relative: up to five days, article 128',
        },
      },
    ],
    [
      'maternity',
      'Отпуск по беременности и родам',
      'Maternity leave',
      { attach_require: '1', limit_free: '1', day_count: 'calendar' },
    ],
    [
      'childcare',
      'Отпуск по уходу за ребёнком',
      'Parental leave',
      { attach_require: '1', limit_free: '1', unearned_from_day: '1', day_count: 'calendar' },
    ],
  ],
  vacation_schedule: [ANNUAL, ADDITIONAL],
  vacation_correction: [ANNUAL, ADDITIONAL],
  absence: [
    ['checkup', 'Диспансеризация', 'Medical check-up'],
    ['dayoff', 'Отгул', 'Day off in lieu'],
    ['donor', 'День донора', 'Blood donation day', { attach_require: '1' }],
    [
      'personal',
      'Личные обстоятельства',
      'Personal reasons',
      { comment_require: '1', comment_hint: REASON_HINT },
    ],
  ],
  overtime: [
    ['overtime', 'Сверхурочная работа', 'Overtime'],
    ['weekend', 'Работа в выходной или праздничный день', 'Work on a day off or a holiday'],
  ],
  btrip: [
    ['domestic', 'Командировка по России', 'Business trip in Russia'],
    ['abroad', 'Командировка за рубеж', 'Business trip abroad'],
    ['training', 'Командировка на обучение', 'Training trip'],
  ],
  expense: [
    ['trip', 'Отчёт по командировке', 'Trip expense report'],
    ['business', 'Хозяйственные расходы', 'Business expenses'],
  ],
  sickleave: [
    ['illness', 'Болезнь', 'Illness', { comment_hint: NO_DIAGNOSIS }],
    ['child', 'Уход за больным ребёнком', 'Caring for a sick child', { comment_hint: NO_DIAGNOSIS }],
    [
      'relative',
      'Уход за больным родственником',
      'Caring for a sick relative',
      { comment_hint: NO_DIAGNOSIS },
    ],
    ['quarantine', 'Карантин', 'Quarantine', { comment_hint: NO_DIAGNOSIS }],
  ],
  homeoffice: [
    ['day', 'Работа из дома, отдельные дни', 'Work from home, single days'],
    ['period', 'Временная удалённая работа', 'Temporary remote work'],
  ],
  statement: [
    [
      'resignation',
      'Увольнение по собственному желанию',
      'Resignation',
      {
        type_hint: {
          ru: 'О заявлении предупреждают за две недели, статья 80: срок идёт со следующего дня',
          en: 'Two weeks’ notice is required (article 80), counted from the next day',
        },
      },
    ],
    ['transfer', 'Перевод на другую должность', 'Transfer to another position'],
    ['parental', 'Отпуск по уходу за ребёнком', 'Parental leave', { attach_require: '1' }],
    ['schedule', 'Изменение режима работы', 'Change of working hours'],
    ['requisites', 'Изменение реквизитов для зарплаты', 'Change of bank details'],
    ['personal_data', 'Изменение личных данных', 'Change of personal data', { attach_require: '1' }],
    ['other', 'Заявление в свободной форме', 'Free-form application'],
  ],
  materialassistance: [
    ['vacation', 'К отпуску', 'For annual leave'],
    ['child_birth', 'Рождение ребёнка', 'Birth of a child', { attach_require: '1' }],
    ['child_school', 'Подготовка ребёнка к школе', 'Child starting school', { attach_require: '1' }],
    ['marriage', 'Регистрация брака', 'Marriage', { attach_require: '1' }],
    ['treatment', 'Лечение', 'Medical treatment', { attach_require: '1', reason_require: '1' }],
    [
      'bereavement',
      'Смерть близкого родственника',
      'Death of a close relative',
      { attach_require: '1', reason_require: '1' },
    ],
  ],
  internalmemo: [
    ['memo', 'Служебная записка', 'Internal memo'],
    ['explanatory', 'Объяснительная записка', 'Explanatory note'],
  ],
  pdagreement: [
    ['processing', 'Обработка персональных данных', 'Personal data processing'],
    ['transfer', 'Передача данных третьим лицам', 'Transfer of data to third parties'],
    ['photo', 'Использование фотографии', 'Use of photograph'],
  ],
  recruitment: [['hiring', 'Приём на работу', 'Hiring']],
  request_push_signed: [
    ['local_act', 'Локальный нормативный акт', 'Internal regulation'],
    ['order', 'Приказ', 'Order'],
    ['instruction', 'Инструкция', 'Instruction'],
    ['notice', 'Уведомление', 'Notice'],
    ['other', 'Другой документ', 'Other document'],
  ],
};
