/** The company's own words in place of the shipped ones; names in braces are filled in. */
export const OWN_TEXTS: readonly {
  readonly alias: string;
  readonly name: string;
  readonly name_eng: string;
}[] = [
  {
    alias: 'msg_vacation_agreed',
    name: 'Отпуск {number}, {employee_name}: руководитель согласовал, дальше отдел кадров',
    name_eng: 'Leave {number}, {employee_name}: agreed by the manager, now with HR',
  },
  {
    alias: 'msg_vacation_processed',
    name: 'Отпуск {number} оформлен: приказ подписан, выплата придёт не позднее чем за три дня до начала',
    name_eng:
      'Leave {number} is arranged: the order is signed, the payment comes at least three days before it starts',
  },
];
