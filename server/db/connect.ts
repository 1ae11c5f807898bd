import { Client } from 'pg';

const CONNECT_LIMIT_MS = 10_000;

/**
 * One connection for the work before the pool exists: migrating, seeding, tests. Refuses with a sentence
 * that tells what is wrong with the address, and never shows its password.
 */
export async function connect(url: string): Promise<Client> {
  const target = addressOf(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // A connection lost later is reported by the query that needed it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Error(`The database ${target} ${complaint(error)}.`, { cause: error });
  }
}

function addressOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new Error('DATABASE_URL is not an address like postgres://user:password@host:5432/database.');
  }
  return `${parsed.hostname || 'localhost'}:${parsed.port || '5432'}${parsed.pathname}`;
}

function complaint(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return COMPLAINTS[code] ?? `can not be used: ${message.replace(/\.$/, '')}`;
}

const COMPLAINTS: Record<string, string> = {
  ECONNREFUSED: 'does not answer: nothing listens there',
  ENOTFOUND: 'does not answer: its host is unknown',
  EAI_AGAIN: 'does not answer: its host is unknown',
  ETIMEDOUT: 'does not answer in time',
  '28P01': 'refuses the user or the password of DATABASE_URL',
  '28000': 'refuses the user of DATABASE_URL',
  '3D000': 'does not exist on this server: create it first',
  '53300': 'has no free connection left',
  '57P03': 'is starting or stopping: try again in a moment',
};
