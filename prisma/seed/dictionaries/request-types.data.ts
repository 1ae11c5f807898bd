/** What people ask for on paper (resolution AMB-135: papers, payslip and schedule are told apart by these codes). */
export const REQUEST_TYPES: readonly (readonly [code: string, name: string, name_eng: string])[] = [
  ['paper', 'Документ для ознакомления', 'Paper to read and sign'],
  ['payslip', 'Расчётный листок', 'Payslip'],
  ['vacschedule', 'Выписка из графика отпусков', 'Extract from the vacation schedule'],
  ['employment', 'Справка с места работы', 'Employment certificate'],
  ['income', 'Справка о доходах и суммах налога', 'Income and tax certificate'],
  ['work_record', 'Сведения о трудовой деятельности', 'Work record extract'],
  ['order_copy', 'Копия приказа', 'Copy of an order'],
];
