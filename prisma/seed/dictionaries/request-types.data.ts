/** A kind of paper that employees request, and what a request must say; the rest has the defaults of its columns. */
interface RequestType {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly hint?: string;
  readonly hint_eng?: string;
  readonly made_by?: 'portal' | 'outside' | 'hr';
  readonly norm_days?: number;
  readonly period?: 'year' | 'month';
  readonly languages?: 'ru;en';
  readonly as_file?: false;
  readonly on_paper?: false;
  readonly free_text?: true;
}

/** Copies of papers about work are given within three working days (labour code, article 62). */
const NORM_DAYS = 3;

/**
 * These codes tell papers, payslip and schedule apart (AMB-135). A paper that hr puts before people is not requested.
 */
export const REQUEST_TYPES: readonly RequestType[] = [
  {
    code: 'employment',
    name: 'Справка с места работы',
    name_eng: 'Employment certificate',
    hint: 'должность и день приёма',
    hint_eng: 'position and hire date',
    made_by: 'portal',
    languages: 'ru;en',
  },
  {
    code: 'income',
    name: 'Справка о доходах и суммах налога',
    name_eng: 'Income and tax certificate',
    hint: 'доход и налог за год',
    hint_eng: 'income and tax for the year',
    made_by: 'outside',
    norm_days: NORM_DAYS,
    period: 'year',
  },
  {
    code: 'payslip',
    name: 'Расчётный листок',
    name_eng: 'Payslip',
    hint: 'начисления за месяц',
    hint_eng: 'earnings for the month',
    made_by: 'outside',
    norm_days: NORM_DAYS,
    period: 'month',
  },
  {
    code: 'vacschedule',
    name: 'Выписка из графика отпусков',
    name_eng: 'Vacation schedule extract',
    hint: 'дни отпуска за год',
    hint_eng: 'leave days in the year',
    made_by: 'portal',
    period: 'year',
    languages: 'ru;en',
  },
  {
    code: 'work_record',
    name: 'Сведения о трудовой деятельности',
    name_eng: 'Work record extract',
    hint: 'приём, переводы, стаж',
    hint_eng: 'hire, transfers, length of service',
    made_by: 'hr',
    norm_days: NORM_DAYS,
    as_file: false,
  },
  {
    code: 'order_copy',
    name: 'Копия приказа',
    name_eng: 'Copy of an order',
    hint: 'назовите приказ',
    hint_eng: 'specify the order',
    made_by: 'hr',
    norm_days: NORM_DAYS,
    free_text: true,
  },
  {
    code: 'other',
    name: 'Другая справка',
    name_eng: 'Other certificate',
    hint: 'напишите, что нужно',
    hint_eng: 'describe what you need',
    made_by: 'hr',
    norm_days: NORM_DAYS,
    languages: 'ru;en',
    free_text: true,
  },
  { code: 'paper', name: 'Документ для ознакомления', name_eng: 'Document to acknowledge' },
];
