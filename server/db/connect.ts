import { Client } from 'pg';

const CONNECT_LIMIT_MS = 10_000;
const OLDEST_SERVER = 180_000;

/**
 * One connection for the work before the pool exists: migrating, seeding, tests; none of the limits that a role may have for
 * the portal's statements hold there. Refuses with a sentence that tells what is wrong with the address or with the server
 * behind it, and never shows a password. Not for a pool of transactions: others would be without limits too.
 */
export async function connect(url: string): Promise<Client> {
  const target = addressOf(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // A connection lost later is reported by the query that needed it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    refuseOldServer((await client.query<Server>(UNLIMITED)).rows[0]);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    if (error instanceof OldServer) throw error;
    throw new Error(`The database ${target} ${complaint(error)}.`, { cause: error });
  }
}

const SERVER = `current_setting('server_version_num')::int as number, current_setting('server_version') as version`;
const UNLIMITED = `select ${SERVER}, set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
  set_config('idle_in_transaction_session_timeout', '0', false)`;

/** The version of a PostgreSQL, as a number that compares and as it says it. */
interface Server {
  readonly number: number;
  readonly version: string;
}

/** A server that the portal does not work with; its message is a sentence. */
export class OldServer extends Error {}

/** Asks a server its version and refuses one that the portal does not work with. */
export const refuseOldServerOf = async (db: { rows(sql: string): Promise<Server[]> }): Promise<void> =>
  refuseOldServer((await db.rows(`select ${SERVER}`))[0]);

const refuseOldServer = (server: Server | undefined): void => {
  if (server && server.number < OLDEST_SERVER)
    throw new OldServer(`The portal needs PostgreSQL 18 or newer, DATABASE_URL leads to ${server.version}.`);
};

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
