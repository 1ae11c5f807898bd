/** The database is away, full of connections or of data, or a lock was not to be had in time. */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53100',
  '53300',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const AWAY_WORDS =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired/;

/** Whether a failure of a statement or a connection says that trying again later may help. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code = '', message = '', cause } = (error ?? {}) as NodeJS.ErrnoException;
  return AWAY.has(code) || AWAY_WORDS.test(message) || (cause !== undefined && isDatabaseAway(cause));
};
