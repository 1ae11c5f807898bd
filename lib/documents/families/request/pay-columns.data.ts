/** Columns of a table that tells whose each file of the payroll is, by the titles they may have. */
export const PAY_COLUMNS = {
  file: ['file', 'file name', 'filename', 'файл', 'имя файла', 'название файла'],
  number: [
    'number',
    'personnel number',
    'employee number',
    'employee id',
    'табельный номер',
    'табельный',
    'таб. номер',
    'таб. №',
    'табельный №',
  ],
  inn: ['inn', 'инн', 'инн сотрудника', 'инн физлица', 'tax id', 'taxpayer number'],
  period: ['period', 'период', 'месяц и год', 'отчетный период'],
  year: ['year', 'год', 'отчетный год'],
  month: ['month', 'месяц', 'номер месяца'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
