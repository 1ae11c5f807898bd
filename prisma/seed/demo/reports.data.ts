import type { Role } from '../../../lib/access/roles.ts';

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
export const REPORTS: readonly ReportSeed[] = [
  {
    code: 'vacations_agreed',
    name: 'Согласованные отпуска',
    name_eng: 'Approved leave',
    object_id: 'vacation',
    columns: 'employee_name,department,document_type_name,start_date,end_date,days,number,status_name',
    filter: "status_id in ('agreed', 'approved', 'processed')",
    order_by: 'start_date',
    role: 'hr',
  },
  {
    code: 'trips_with_advances',
    name: 'Командировки с авансом',
    name_eng: 'Business trips with an advance',
    object_id: 'btrip',
    columns: 'number,employee_name,places,start_date,end_date,days,advance_amount,currency_code,status_name',
    filter: 'advance_amount > 0',
    order_by: 'start_date',
    descending: true,
    role: 'accountant',
  },
  {
    code: 'expenses_to_settle',
    name: 'Авансовые отчёты к расчёту',
    name_eng: 'Expense reports to settle',
    object_id: 'expense',
    columns: 'number,employee_name,places,total,advance_amount,balance,currency_code,status_name',
    filter: "status_id not in ('empty', 'draft', 'declined')",
    order_by: 'number',
    role: 'accountant',
  },
  {
    code: 'timesheets_closed',
    name: 'Закрытые табели',
    name_eng: 'Closed timesheets',
    object_id: 'timesheet',
    columns:
      'month,number,employee_name,department,first_days,first_hours,second_days,second_hours,month_days,month_hours,absences',
    filter: "status = 'month'",
    order_by: 'month',
    descending: true,
    role: 'accountant',
  },
];
