import type { Role } from '../../../lib/access/roles.ts';
import { table } from '../table.ts';

/** A report of the demo company. */
interface ReportSeed {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly object_id: string;
  readonly columns: string;
  readonly filter: string;
  readonly order_by: string;
  readonly descending?: true;
  readonly role: Role;
}

/** What hr and accounting take away as a workbook every month. */
export const REPORTS = table<ReportSeed>(`
  name                       | code                | name_eng                       | object_id | order_by   | role       | descending? | columns | filter
  Согласованные отпуска      | vacations_agreed    | Approved leave                 | vacation  | start_date | hr         |             | employee_name,department,document_type_name,start_date,end_date,days,number,status_name | status_id in ('agreed', 'approved', 'processed')
  Командировки с авансом     | trips_with_advances | Business trips with an advance | btrip     | start_date | accountant | yes         | number,employee_name,places,start_date,end_date,days,advance_amount,currency_code,status_name | advance_amount > 0
  Авансовые отчёты к расчёту | expenses_to_settle  | Expense reports to settle      | expense   | number     | accountant |             | number,employee_name,places,total,advance_amount,balance,currency_code,status_name | status_id not in ('empty', 'draft', 'declined')
  Закрытые табели            | timesheets_closed   | Closed timesheets              | timesheet | month      | accountant | yes         | month,number,employee_name,department,first_days,first_hours,second_days,second_hours,month_days,month_hours,absences | status = 'month'
`);
