/**
 * The most overtime of one person, in hours, since the labour code is in force (article 99): on two days that follow
 * each other, and in a year.
 */
export const LAW_LIMITS = { date_from: '2002-02-01', adjacent: '4', year: '120' } as const;
