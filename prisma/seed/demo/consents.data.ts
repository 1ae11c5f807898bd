import type { Leg } from './journey.ts';

/** The texts that people of the demo agree to, by purpose. */
export const CONSENT_TEXTS = [
  {
    type: 'processing',
    text: 'Разрешаю работодателю собирать, хранить и использовать мои персональные данные для кадрового учёта и расчёта заработной платы.',
    text_eng: 'I allow the employer to collect, store and use my personal data for HR records and payroll.',
    scope: 'Имя, дата рождения, адрес, телефон, образование, семейное положение',
    scope_eng: 'Name, date of birth, address, phone, education, family',
    valid_for_months: null,
  },
  {
    type: 'transfer',
    text: 'Разрешаю передавать мои персональные данные банку, который перечисляет заработную плату.',
    text_eng: 'I allow my personal data to be shared with the bank that pays my salary.',
    scope: 'Имя, паспортные данные, номер счёта',
    scope_eng: 'Name, passport details, account number',
    valid_for_months: 36,
  },
  {
    type: 'photo',
    text: 'Разрешаю публиковать мою фотографию на портале и в справочнике сотрудников.',
    text_eng: 'I allow my photograph to be shown on the portal and in the employee directory.',
    scope: 'Фотография',
    scope_eng: 'Photograph',
    valid_for_months: 12,
  },
] as const;

interface ConsentScene {
  readonly name: string;
  readonly type: (typeof CONSENT_TEXTS)[number]['type'];
  /** Working days since its last move. */
  readonly waited: number;
  readonly legs: readonly Leg[];
}

const move = (role: Leg['role'], from: string, to: string, comments?: string): Leg => ({
  role,
  from,
  to,
  waited: 1,
  ...(comments === undefined ? {} : { comments }),
});
const BY_PERSON = [move('employee', 'empty', 'draft'), move('employee', 'draft', 'confirmed')];
const CREATED = [move('hr', 'empty', 'created')];
const ASKED = [...CREATED, move('hr', 'created', 'notified')];

/** One in each status of the way. */
export const CONSENTS: readonly ConsentScene[] = [
  { name: 'Тихонов Игорь Андреевич', type: 'processing', waited: 20, legs: BY_PERSON },
  { name: 'Тихонов Игорь Андреевич', type: 'photo', waited: 2, legs: ASKED },
  { name: 'Сафина Динара Ринатовна', type: 'processing', waited: 30, legs: BY_PERSON },
  {
    name: 'Сафина Динара Ринатовна',
    type: 'photo',
    waited: 3,
    legs: [...BY_PERSON, move('employee', 'confirmed', 'declined', 'Фотография устарела')],
  },
  {
    name: 'Назаров Вадим Олегович',
    type: 'processing',
    waited: 12,
    legs: [...BY_PERSON, move('hr', 'confirmed', 'processed')],
  },
  { name: 'Егорова Надежда Фёдоровна', type: 'transfer', waited: 1, legs: CREATED },
  {
    name: 'Лаврова Елена Игоревна',
    type: 'transfer',
    waited: 9,
    legs: [...ASKED, move('employee', 'notified', 'confirmed')],
  },
  { name: 'Лаврова Елена Игоревна', type: 'photo', waited: 1, legs: BY_PERSON.slice(0, 1) },
  { name: 'Ушаков Борис Егорович', type: 'processing', waited: 1, legs: [] },
];
