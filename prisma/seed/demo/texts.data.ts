import { table } from '../table.ts';
/** The company's own words in place of the shipped ones; names in braces are filled in. */
export const OWN_TEXTS = table<{
  readonly alias: string;
  readonly name: string;
  readonly name_eng: string;
}>(`
  name | alias                  | name_eng
  {employee_name}: отпуск {dates} согласован руководителем, дальше решает кадровая служба · {number} | msg_vacation_agreed    | {employee_name}: vacation {dates} was approved by the manager and is now with HR · {number}
  {employee_name}: отпуск {dates} оформлен. Приказ подписан, выплата придёт не позднее чем за три дня до начала · {number} | msg_vacation_processed | {employee_name}: vacation {dates} has been processed. The order is signed; the payment will arrive at least three days before it starts · {number}
`);
