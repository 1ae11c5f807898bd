/** What a code says of a day: worked, away, or a day off. */
export type CodeKind = 'work' | 'away' | 'off';

/** A code of the timesheet: its letters, its number and its names. */
interface CodeRow {
  readonly number: string;
  readonly kind: CodeKind;
  readonly name: string;
  readonly name_eng: string;
}

const row = (number: string, kind: CodeKind, name: string, name_eng: string): CodeRow => ({
  number,
  kind,
  name,
  name_eng,
});

/** Codes of the forms T-12 and T-13 (resolution of Goskomstat of 05.01.2004, No. 1), in the order of their numbers. */
export const CODES = {
  Я: row('01', 'work', 'Работа в дневное время', 'Day work'),
  Н: row('02', 'work', 'Работа в ночное время', 'Night work'),
  РВ: row('03', 'work', 'Работа в выходные и праздники', 'Work on days off and holidays'),
  С: row('04', 'work', 'Сверхурочная работа', 'Overtime'),
  ВМ: row('05', 'work', 'Вахта', 'Rotation work'),
  К: row('06', 'away', 'Командировка', 'Business trip'),
  ПК: row('07', 'away', 'Повышение квалификации с отрывом от работы', 'Training off the job'),
  ПМ: row('08', 'away', 'Повышение квалификации в другой местности', 'Training elsewhere'),
  ОТ: row('09', 'away', 'Ежегодный основной отпуск', 'Annual main leave'),
  ОД: row('10', 'away', 'Ежегодный дополнительный отпуск', 'Annual additional leave'),
  У: row('11', 'away', 'Учебный отпуск с оплатой', 'Paid study leave'),
  УВ: row('12', 'away', 'Сокращённое время для обучающихся', 'Shortened hours for study'),
  УД: row('13', 'away', 'Учебный отпуск без оплаты', 'Unpaid study leave'),
  Р: row('14', 'away', 'Отпуск по беременности и родам', 'Maternity leave'),
  ОЖ: row('15', 'away', 'Отпуск по уходу за ребёнком', 'Parental leave'),
  ДО: row('16', 'away', 'Отпуск без оплаты с разрешения работодателя', 'Unpaid leave by permission'),
  ОЗ: row('17', 'away', 'Отпуск без оплаты по закону', 'Unpaid leave granted by law'),
  ДБ: row('18', 'away', 'Ежегодный дополнительный отпуск без оплаты', 'Additional annual unpaid leave'),
  Б: row('19', 'away', 'Временная нетрудоспособность с пособием', 'Sick leave with benefit'),
  Т: row('20', 'away', 'Нетрудоспособность без пособия', 'Sick leave without benefit'),
  ЛЧ: row('21', 'away', 'Сокращённое время по закону', 'Shortened hours by law'),
  ПВ: row('22', 'away', 'Вынужденный прогул', 'Forced absence'),
  Г: row('23', 'away', 'Государственные обязанности', 'State or public duties'),
  ПР: row('24', 'away', 'Прогул', 'Absence without a reason'),
  НС: row('25', 'away', 'Неполное время по инициативе работодателя', 'Part-time set by the employer'),
  В: row('26', 'off', 'Выходные и праздники', 'Days off and holidays'),
  ОВ: row('27', 'away', 'Дополнительный выходной, оплачиваемый', 'Extra day off, paid'),
  НВ: row('28', 'away', 'Дополнительный выходной без оплаты', 'Extra day off, unpaid'),
  ЗБ: row('29', 'away', 'Забастовка', 'Strike'),
  НН: row('30', 'away', 'Неявка по невыясненной причине', 'Absence for an unknown reason'),
  РП: row('31', 'away', 'Простой по вине работодателя', 'Idle time, employer’s fault'),
  НП: row('32', 'away', 'Простой по независящим причинам', 'Idle time, nobody’s fault'),
  БП: row('33', 'away', 'Простой по вине работника', 'Idle time, employee’s fault'),
  НО: row('34', 'away', 'Отстранение с оплатой', 'Suspended, paid'),
  НБ: row('35', 'away', 'Отстранение без оплаты', 'Suspended, unpaid'),
  НЗ: row('36', 'away', 'Приостановка работы из-за задержки зарплаты', 'Work stopped for unpaid wages'),
} as const satisfies Readonly<Record<string, CodeRow>>;

export type TimesheetCode = keyof typeof CODES;

export const CODE_LETTERS = Object.keys(CODES) as [TimesheetCode, ...TimesheetCode[]];
