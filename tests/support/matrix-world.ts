import { testDatabase } from './database.ts';
import { type Company, foundCompany, NORTH, PASSWORD } from './matrix-company.ts';
import { type Call, callerOf } from './matrix-http.ts';
import { NAMES, type Name, rolesOf } from './matrix-people.data.ts';
import { type Portal, type PortalOptions, startPortal } from './portal.ts';
import { signIn } from './rpc.ts';

/** A company, a portal in front of it, and somebody signed in. */
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

export interface TwinOptions {
  /** Of both portals. */
  readonly env?: Record<string, string>;
  /** What the second has of its own. */
  readonly second?: (first: Portal) => Omit<PortalOptions, 'databaseUrl'>;
}

/** Opens a company of its own and signs in whoever is named, everybody with a login when nobody is. */
export const openWorld = (
  names: readonly Name[] = NAMES.filter((name) => rolesOf(name).length > 0),
  env: Record<string, string> = {},
): Promise<World> =>
  opened(async (closes) => {
    const database = await testDatabase();
    closes.push(database.drop);
    const company = await foundCompany(database.url);
    closes.push(company.close);
    const portal = await startPortal({ databaseUrl: database.url, env });
    closes.push(portal.stop);
    const signed = await Promise.all(
      names.map(
        async (name) =>
          [name, await signIn(portal.origin, name, PASSWORD, company.people[name].client)] as const,
      ),
    );
    const tokens: Partial<Record<string, string>> = Object.fromEntries(signed);
    return {
      url: database.url,
      company,
      portal,
      call: callerOf(portal.origin, NORTH),
      tokens,
      token: (name: Name) => tokens[name] ?? '',
    };
  });

/** Opens a world, then a second portal beside the first. */
export const openTwin = (
  names?: readonly Name[],
  { env = {}, second: own = () => ({}) }: TwinOptions = {},
): Promise<Twin> =>
  opened(async (closes) => {
    const world = await openWorld(names, env);
    closes.push(world.close);
    const more = own(world.portal);
    const second = await startPortal({ ...more, databaseUrl: world.url, env: { ...env, ...more.env } });
    closes.push(second.stop);
    const other = callerOf(second.origin, NORTH);
    return { ...world, second, other, both: [world.call, other] as const };
  });

type Close = () => Promise<void>;

/** What `open` makes, with a `close` for all it has pushed, the last first; closes it at once when `open` fails. */
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
    // What failed first is what is told.
    await close().catch(() => {});
    throw error;
  }
};
