import type { FormKind } from '../../../lib/objects/forms.ts';
import { dismissalOrderForm } from './dismissal-order-form.ts';
import { both } from './office-file.ts';
import { scheduleForm } from './schedule-form.ts';
import { type SheetCell, sheetFile } from './sheet.ts';
import { timesheetForm } from './timesheet-form.ts';
import { vacationOrderForm } from './vacation-order-form.ts';
import { type WordTable, type WordText, wordFile } from './word.ts';

/** A printed form that companies commonly use; fields stand in it as a template names them. */
export interface UsualForm {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly object_id: string;
  readonly kind: FormKind;
  readonly file: () => Uint8Array;
}

const small = (text: string): WordText => ({ text, align: 'right', size: 16, after: 0 });
const title = (text: string): WordText => ({ text, align: 'center', bold: true, after: 60 });

/** Where the forms were approved; commercial companies keep them by choice. */
const goskomstat = (form: string, okud: string): WordText[] => [
  small(both(`Унифицированная форма № ${form}`, `Unified form No. ${form}`)),
  small(
    both(
      'Утверждена постановлением Госкомстата России от 05.01.2004 № 1',
      'Approved by resolution No. 1 of Goskomstat of Russia, January 5, 2004',
    ),
  ),
  { ...small(both(`Форма по ОКУД ${okud}`, `OKUD form ${okud}`)), after: 240 },
];

const company: WordText = { text: '{{organization.name}}', align: 'center', bold: true, after: 240 };

const order = (about: readonly [string, string]): WordText[] => [
  title(both('ПРИКАЗ № ____________ от {{form.today}}', 'ORDER No. ____________ of {{form.today}}')),
  { ...title(both(...about)), after: 240 },
];

/** Who signs, and the person who has read it. */
const signatures: WordTable = {
  plain: true,
  widths: [4_700, 2_300, 2_300],
  rows: [
    [both('Руководитель организации', 'Head of the organization'), '______________', '____________________'],
    [' ', both('(подпись)', '(signature)'), both('(расшифровка)', '(name in full)')],
    [
      both('Работник с приказом ознакомлен', 'The employee has read the order'),
      '______________',
      both('«___» ____________ 20___ г.', '____________, 20___'),
    ],
  ],
};

const PERSON = {
  ru: '{{employee.name}}, табельный номер {{employee.number}}',
  en: '{{employee.name}}, personnel number {{employee.number}}',
};
const person = both(PERSON.ru, PERSON.en);

const vacationsOrder = (): Uint8Array =>
  wordFile([
    ...goskomstat('Т-6а', '0301019'),
    company,
    ...order(['о предоставлении отпуска работникам', 'on granting leave to employees']),
    both('Предоставить отпуск работникам:', 'Grant leave to the employees:'),
    {
      widths: [2_400, 1_000, 2_200, 900, 1_400, 1_450],
      rows: [
        [
          both('Фамилия, имя, отчество', 'Full name'),
          both('Таб. №', 'No.'),
          both('Вид отпуска', 'Leave type'),
          both('Дней', 'Days'),
          both('С', 'From'),
          both('По', 'To'),
        ].map((text): WordText => ({ text, bold: true, align: 'center' })),
        [
          '{{#documents}}{{employee.name}}, {{employee.position}}',
          '{{employee.number}}',
          '{{vacation.document_type_name}}',
          '{{vacation.days}}',
          '{{vacation.start_date}}',
          '{{vacation.end_date}}{{/documents}}',
        ],
      ],
    },
    { text: ' ', after: 240 },
    signatures,
  ]);

const tripOrder = (): Uint8Array =>
  wordFile([
    ...goskomstat('Т-9', '0301022'),
    company,
    ...order(['о направлении работника в командировку', 'on sending an employee on a business trip']),
    both('Направить в командировку:', 'Send on a business trip:'),
    { text: person, bold: true },
    '{{employee.department}}, {{employee.position}}',
    both('Место назначения: {{btrip.places}}.', 'Destination: {{btrip.places}}.'),
    both(
      'Срок: календарных дней {{btrip.days}}, с {{btrip.start_date}} по {{btrip.end_date}}.',
      'Term: {{btrip.days}} calendar days, from {{btrip.start_date}} to {{btrip.end_date}}.',
    ),
    both('Цель: {{btrip.goal}}.', 'Purpose: {{btrip.goal}}.'),
    {
      widths: [2_500, 2_500, 1_500, 1_500, 1_350],
      rows: [
        [
          both('Откуда', 'From'),
          both('Куда', 'To'),
          both('Выезд', 'Departure'),
          both('Приезд', 'Arrival'),
          both('Организация', 'Organization'),
        ].map((text): WordText => ({ text, bold: true, align: 'center' })),
        [
          '{{#routes}}{{routes.from}}',
          '{{routes.to}}',
          '{{routes.start_date}}',
          '{{routes.end_date}}',
          '{{routes.entity}}{{/routes}}',
        ],
      ],
    },
    { text: ' ', after: 0 },
    both(
      '{{#btrip.advance_amount}}Аванс: {{btrip.advance_amount}} {{btrip.currency_code}}.{{/btrip.advance_amount}}',
      '{{#btrip.advance_amount}}Advance: {{btrip.advance_amount}} {{btrip.currency_code}}.{{/btrip.advance_amount}}',
    ),
    {
      text: both(
        'Основание: заявка № {{btrip.number}} от {{btrip.create_date}}.',
        'Basis: request No. {{btrip.number}} of {{btrip.create_date}}.',
      ),
      after: 360,
    },
    signatures,
  ]);

const vacationApplication = (): Uint8Array =>
  wordFile([
    { text: both('Руководителю', 'To the head of'), align: 'right', after: 0 },
    { text: '{{organization.name}}', align: 'right', after: 0 },
    { text: both('от: {{employee.name}}', 'from: {{employee.name}}'), align: 'right', after: 0 },
    { text: '{{employee.position}}, {{employee.department}}', align: 'right', after: 360 },
    { ...title(both('ЗАЯВЛЕНИЕ', 'APPLICATION')), after: 240 },
    both(
      'Прошу предоставить мне отпуск ({{vacation.document_type_name}}) с {{vacation.start_date}} по {{vacation.end_date}}, календарных дней: {{vacation.days}}.',
      'Please grant me leave ({{vacation.document_type_name}}) from {{vacation.start_date}} to {{vacation.end_date}}, calendar days: {{vacation.days}}.',
    ),
    '{{#vacation.comments}}{{vacation.comments}}{{/vacation.comments}}',
    {
      plain: true,
      widths: [4_700, 4_600],
      rows: [
        ['{{form.today}}', '______________ {{employee.short_name}}'],
        [' ', both('(подпись)', '(signature)')],
      ],
    },
  ]);

const boxed = (text: string): SheetCell => ({ text, boxed: true });
const head = (text: string): SheetCell => ({ text, bold: true, boxed: true });
const wide = (text: string, over: number): SheetCell => ({ text, over });

const advanceReport = (): Uint8Array =>
  sheetFile({
    name: 'АО-1',
    widths: [6, 12, 30, 24, 16, 10, 18],
    rows: [
      [wide(both('Унифицированная форма № АО-1, ОКУД 0302001', 'Unified form No. АО-1, OKUD 0302001'), 7)],
      [wide('{{organization.name}}', 7)],
      [
        {
          text: both(
            'АВАНСОВЫЙ ОТЧЁТ № {{expense.number}} от {{form.today}}',
            'EXPENSE REPORT No. {{expense.number}} of {{form.today}}',
          ),
          bold: true,
          over: 7,
        },
      ],
      [wide(both(`Подотчётное лицо: ${PERSON.ru}`, `Accountable person: ${PERSON.en}`), 7)],
      [wide('{{employee.department}}, {{employee.position}}', 7)],
      [
        wide(
          both('Назначение аванса: {{expense.expense_goal_name}}', 'Purpose: {{expense.expense_goal_name}}'),
          7,
        ),
      ],
      [
        wide(both('Получен аванс', 'Advance received'), 4),
        '{{expense.advance_amount}}',
        '{{expense.currency_code}}',
      ],
      [wide(both('Израсходовано', 'Spent'), 4), '{{expense.total}}', '{{expense.currency_code}}'],
      [
        wide(both('Перерасход (+), остаток (−)', 'Overspent (+), left (−)'), 4),
        '{{expense.balance}}',
        '{{expense.currency_code}}',
      ],
      [
        head('№'),
        head(both('Дата', 'Date')),
        head(both('Вид расхода', 'Expense type')),
        head(both('Цель', 'Purpose')),
        head(both('Сумма', 'Amount')),
        head(both('Валюта', 'Currency')),
        head(both('Документ', 'Receipt')),
      ],
      [
        boxed('{{#details}}{{details.sort}}'),
        boxed('{{details.date}}'),
        boxed('{{details.expense_type_name}}'),
        boxed('{{details.expense_goal_name}}'),
        boxed('{{details.amount}}'),
        boxed('{{details.currency_code}}'),
        boxed('{{details.receipt_number}}{{/details}}'),
      ],
      [
        wide(both('Подотчётное лицо', 'Accountable person'), 3),
        '______________',
        wide('{{employee.short_name}}', 3),
      ],
      [wide(both('Бухгалтер', 'Accountant'), 3), '______________', wide('____________________', 3)],
    ],
  });

const vacationRegister = (): Uint8Array =>
  sheetFile({
    name: 'Отпуска',
    widths: [14, 34, 12, 28, 30, 10, 13, 13],
    rows: [
      [
        {
          text: both('Реестр отпусков на {{form.today}}', 'Leave register as of {{form.today}}'),
          bold: true,
          over: 8,
        },
      ],
      [
        head(both('Номер', 'Number')),
        head(both('Сотрудник', 'Employee')),
        head(both('Таб. №', 'No.')),
        head(both('Подразделение', 'Department')),
        head(both('Вид отпуска', 'Leave type')),
        head(both('Дней', 'Days')),
        head(both('С', 'From')),
        head(both('По', 'To')),
      ],
      [
        boxed('{{#documents}}{{vacation.number}}'),
        boxed('{{employee.name}}'),
        boxed('{{employee.number}}'),
        boxed('{{employee.department}}'),
        boxed('{{vacation.document_type_name}}'),
        boxed('{{vacation.days}}'),
        boxed('{{vacation.start_date}}'),
        boxed('{{vacation.end_date}}{{/documents}}'),
      ],
    ],
  });

export const USUAL_FORMS: readonly UsualForm[] = [
  {
    code: 'vacation-order',
    name: 'Приказ Т-6',
    name_eng: 'Order T-6',
    object_id: 'vacation',
    kind: 'DOCX',
    file: vacationOrderForm,
  },
  {
    code: 'vacations-order',
    name: 'Приказ Т-6а, несколько сотрудников',
    name_eng: 'Order T-6a, several employees',
    object_id: 'vacation',
    kind: 'DOCX',
    file: vacationsOrder,
  },
  {
    code: 'vacation-application',
    name: 'Заявление об отпуске',
    name_eng: 'Leave application',
    object_id: 'vacation',
    kind: 'DOCX',
    file: vacationApplication,
  },
  {
    code: 'vacation-register',
    name: 'Реестр отпусков',
    name_eng: 'Leave register',
    object_id: 'vacation',
    kind: 'XLSX',
    file: vacationRegister,
  },
  {
    code: 'vacation-schedule',
    name: 'График отпусков Т-7',
    name_eng: 'Vacation schedule T-7',
    object_id: 'vacation_schedule',
    kind: 'XLSX',
    file: scheduleForm,
  },
  {
    code: 'trip-order',
    name: 'Приказ Т-9',
    name_eng: 'Order T-9',
    object_id: 'btrip',
    kind: 'DOCX',
    file: tripOrder,
  },
  {
    code: 'advance-report',
    name: 'Авансовый отчёт АО-1',
    name_eng: 'Expense report AO-1',
    object_id: 'expense',
    kind: 'XLSX',
    file: advanceReport,
  },
  {
    code: 'dismissal-order',
    name: 'Приказ Т-8',
    name_eng: 'Order T-8',
    object_id: 'dismissal',
    kind: 'DOCX',
    file: dismissalOrderForm,
  },
  {
    code: 'timesheet-t13',
    name: 'Табель Т-13',
    name_eng: 'Timesheet T-13',
    object_id: 'timesheet',
    kind: 'XLSX',
    file: timesheetForm,
  },
];
