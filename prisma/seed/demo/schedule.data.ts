/** A part of a person's plan: its first day without the year, its days, and where it stands. */
export type PlannedPart = readonly [start: string, days: number, ending: string];

/** The department whose norm is kept, and how many of it may go at once. */
export const NORM = { department: 'Отдел аналитики данных', away_max: 2 } as const;

/** The year after this one as a team plans it in autumn: some plans are whole, some are not, one week has a person too many. */
export const NEXT_YEAR: Readonly<Record<string, readonly PlannedPart[]>> = {
  'Ковалёва Анна Сергеевна': [
    ['03-01', 7, 'approved'],
    ['06-01', 14, 'approved'],
    ['09-13', 7, 'approved'],
  ],
  'Орлов Павел Дмитриевич': [
    ['05-04', 14, 'prepared'],
    ['08-02', 14, 'prepared'],
  ],
  'Мельникова Ольга Викторовна': [
    ['01-25', 14, 'agreed'],
    ['07-05', 14, 'agreed'],
  ],
  'Сафина Динара Ринатовна': [
    ['03-01', 7, 'prepared'],
    ['06-07', 7, 'prepared'],
    ['08-09', 7, 'prepared'],
    ['10-04', 7, 'draft'],
  ],
  'Тихонов Игорь Андреевич': [
    ['04-26', 14, 'prepared'],
    ['08-09', 14, 'prepared'],
  ],
  'Белов Константин Юрьевич': [['10-04', 14, 'draft']],
  'Громова Екатерина Ильинична': [['06-21', 14, 'empty']],
  'Нурланов Тимур Ерланович': [
    ['07-12', 14, 'draft'],
    ['12-13', 10, 'draft'],
  ],
  'Фомина Мария Алексеевна': [
    ['05-17', 14, 'agreed'],
    ['09-06', 14, 'agreed'],
  ],
};

/** The first day of a part that starts soon after the day the demo is made. */
export const SOON = 'soon';

/** The year that goes on: it was planned a year ago and is closed. */
export const THIS_YEAR: Readonly<Record<string, readonly PlannedPart[]>> = {
  'Ковалёва Анна Сергеевна': [
    ['02-02', 14, 'processed'],
    ['05-18', 14, 'confirmed'],
  ],
  'Орлов Павел Дмитриевич': [
    ['03-16', 14, 'processed'],
    ['06-15', 14, 'confirmed'],
  ],
  'Мельникова Ольга Викторовна': [['04-06', 28, 'processed']],
  'Нурланов Тимур Ерланович': [[SOON, 14, 'notified']],
};
