import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyDatabase } from './database.ts';
import { takeDemoFiles } from './demo-files.ts';
import { type Company, NORTH } from './matrix-company.ts';
import { type Call, callerOf } from './matrix-http.ts';
import { NAMES, type Name, rolesOf } from './matrix-people.data.ts';
import { signedIn } from './matrix-sessions.ts';
import { freePort, originAt, type Portal, type PortalOptions, startPortal } from './portal.ts';

/** A company, a portal in front of it, and people signed in. */
export interface World {
  readonly url: string;
  readonly company: Company;
  readonly portal: Portal;
  readonly call: Call;
  readonly tokens: Readonly<Partial<Record<string, string>>>;
  readonly token: (name: Name) => string;
  readonly close: () => Promise<void>;
}

/** A world with a second portal on its database. */
export interface Twin extends World {
  readonly second: Portal;
  /** Calls of the second portal. */
  readonly other: Call;
  readonly both: readonly [Call, Call];
}

/** Address of the first of two portals, and the folder of both. */
type Place = Pick<Portal, 'origin' | 'dataDir'>;

export interface TwinOptions {
  /** Of both portals. */
  readonly env?: Record<string, string>;
  /** What the second has of its own. */
  readonly second?: (first: Place) => Omit<PortalOptions, 'databaseUrl'>;
}

const EVERYBODY = NAMES.filter((name) => rolesOf(name).length > 0);

/** Opens a company of its own and signs in the named people; by default all who have a login. */
export const openWorld = (
  names: readonly Name[] = EVERYBODY,
  env: Record<string, string> = {},
): Promise<World> =>
  opened(async (closes) => {
    const { url, company } = await openCompany(closes);
    const portal = await open(closes, { databaseUrl: url, env });
    return worldOf(url, company, portal, await signedIn(company, names));
  });

/** Opens a world, and a second portal beside the first; both start at once. */
export const openTwin = (
  names: readonly Name[] = EVERYBODY,
  { env = {}, second: own = () => ({}) }: TwinOptions = {},
): Promise<Twin> =>
  opened(async (closes) => {
    const { url, company } = await openCompany(closes);
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'eg-twin-'));
    closes.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    takeDemoFiles(dataDir);
    const more = own({ origin: originAt(port), dataDir });
    const [portal, second, tokens] = await Promise.all([
      open(closes, { databaseUrl: url, env, port, dataDir }),
      open(closes, { dataDir, ...more, databaseUrl: url, env: { ...env, ...more.env } }),
      signedIn(company, names),
    ]);
    const world = worldOf(url, company, portal, tokens);
    const other = callerOf(second.origin, NORTH);
    return { ...world, second, other, both: [world.call, other] as const };
  });

const openCompany = async (closes: Close[]): Promise<{ url: string; company: Company }> => {
  const { database, company } = await companyDatabase();
  closes.push(database.drop, company.close);
  return { url: database.url, company };
};

const open = async (closes: Close[], options: PortalOptions): Promise<Portal> => {
  const portal = await startPortal(options);
  closes.push(portal.stop);
  return portal;
};

const worldOf = (
  url: string,
  company: Company,
  portal: Portal,
  tokens: World['tokens'],
): Omit<World, 'close'> => ({
  url,
  company,
  portal,
  call: callerOf(portal.origin, NORTH),
  tokens,
  token: (name: Name) => tokens[name] ?? '',
});

type Close = () => Promise<void>;

/** Runs `open` and adds a `close` for all it has pushed, the last first; closes at once when `open` fails. */
const opened = async <T extends object>(
  open: (closes: Close[]) => Promise<T>,
): Promise<T & { close: Close }> => {
  const closes: Close[] = [];
  const close = async (): Promise<void> => {
    try {
      await closes.pop()?.();
    } finally {
      if (closes.length > 0) await close();
    }
  };
  try {
    return { ...(await open(closes)), close };
  } catch (error) {
    // The first failure is reported, not that of closing.
    await close().catch(() => {});
    throw error;
  }
};
