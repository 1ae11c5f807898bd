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
/** What PgBouncer says, under one code for everything, where the server behind it is away or its own places are taken. */
const POOLER_CODE = '08P01';
const POOLER_WORDS =
  /cannot connect to server|server_login_retry|server login failed|server conn crashed|server closed|query_wait_timeout|max_client_conn|shutting down/i;

/** Whether a failure of a statement or a connection says that trying again later may help. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code = '', message = '', cause } = (error ?? {}) as NodeJS.ErrnoException;
  return (
    AWAY.has(code) ||
    AWAY_WORDS.test(message) ||
    (code === POOLER_CODE && POOLER_WORDS.test(message)) ||
    (cause !== undefined && isDatabaseAway(cause))
  );
};
