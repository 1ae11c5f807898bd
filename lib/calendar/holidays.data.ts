/** Stretches of non-working holidays (labour code, article 112), the same every year, with their names. */
export const HOLIDAYS: readonly (readonly [start: string, end: string, name: string, name_eng: string])[] = [
  ['01-01', '01-06', 'Новогодние каникулы', 'New Year holidays'],
  ['01-07', '01-07', 'Рождество Христово', 'Orthodox Christmas'],
  ['01-08', '01-08', 'Новогодние каникулы', 'New Year holidays'],
  ['02-23', '02-23', 'День защитника Отечества', 'Defender of the Fatherland Day'],
  ['03-08', '03-08', 'Международный женский день', 'International Women’s Day'],
  ['05-01', '05-01', 'Праздник Весны и Труда', 'Spring and Labour Day'],
  ['05-09', '05-09', 'День Победы', 'Victory Day'],
  ['06-12', '06-12', 'День России', 'Russia Day'],
  ['11-04', '11-04', 'День народного единства', 'Unity Day'],
];
