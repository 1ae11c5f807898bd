import { both } from './office-file.ts';
import { middle, orderFoot, orderHead, orderNumber, orderPerson, written } from './order-parts.ts';
import { wordFile } from './word.ts';

const PERIOD = {
  ru: 'с {{vacation.start_date}} по {{vacation.end_date}}',
  en: 'from {{vacation.start_date}} to {{vacation.end_date}}',
};

/** The unified form T-6. */
export const vacationOrderForm = (): Uint8Array =>
  wordFile([
    ...orderHead('Т-6', '0301005'),
    ...orderNumber(' ', '{{form.today}}'),
    middle(both('о предоставлении отпуска работнику', 'on granting leave to an employee'), true),
    { text: both('Предоставить отпуск', 'Grant leave to'), bold: true },
    orderPerson(),
    written('{{employee.department}}', both('(структурное подразделение)', '(department)')),
    written('{{employee.position}}', both('(должность (специальность, профессия))', '(position)')),
    both(
      'за период работы с «___» ____________ 20___ г. по «___» ____________ 20___ г.',
      'for the working period from ____________ 20___ to ____________ 20___',
    ),
    written(
      '{{vacation.document_type_name}}',
      both(
        '(А. ежегодный основной оплачиваемый отпуск; Б. ежегодный дополнительный оплачиваемый, учебный, без сохранения заработной платы и другие)',
        '(A. annual paid leave; B. additional paid, study, unpaid and other leave)',
      ),
    ),
    both(
      `на {{vacation.days}} календарных дней ${PERIOD.ru}`,
      `for {{vacation.days}} calendar days ${PERIOD.en}`,
    ),
    both(
      `В. Всего отпуск на {{vacation.days}} календарных дней ${PERIOD.ru}`,
      `C. Leave in all: {{vacation.days}} calendar days ${PERIOD.en}`,
    ),
    {
      text: both(
        'Основание: заявление № {{vacation.number}} от {{vacation.create_date}}',
        'Ground: application No. {{vacation.number}} of {{vacation.create_date}}',
      ),
      after: 360,
    },
    ...orderFoot(),
  ]);
