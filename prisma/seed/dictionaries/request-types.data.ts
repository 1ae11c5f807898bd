import { table } from '../table.ts';

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

/**
 * These codes tell papers, payslip and schedule apart (AMB-135). A paper that hr puts before people is not requested.
 * Copies of papers about work are given within three working days (labour code, article 62).
 */
export const REQUEST_TYPES = table<RequestType>(`
  name                              | code        | name_eng                   | hint                    | hint_eng                           | made_by | languages | norm_days# | period | as_file? | free_text?
  Справка с места работы            | employment  | Employment certificate     | должность и день приёма | position and hire date             | portal  | ru;en
  Справка о доходах и суммах налога | income      | Income and tax certificate | доход и налог за год    | income and tax for the year        | outside |           | 3          | year
  Расчётный листок                  | payslip     | Payslip                    | начисления за месяц     | earnings for the month             | outside |           | 3          | month
  Выписка из графика отпусков       | vacschedule | Vacation schedule extract  | дни отпуска за год      | leave days in the year             | portal  | ru;en     |            | year
  Сведения о трудовой деятельности  | work_record | Work record extract        | приём, переводы, стаж   | hire, transfers, length of service | hr      |           | 3          |        | no
  Копия приказа                     | order_copy  | Copy of an order           | назовите приказ         | specify the order                  | hr      |           | 3          |        |          | yes
  Другая справка                    | other       | Other certificate          | напишите, что нужно     | describe what you need             | hr      | ru;en     | 3          |        |          | yes
  Документ для ознакомления         | paper       | Document to acknowledge
`);
