import { testDatabase } from './database.ts';
import { type Company, foundCompany, NORTH, PASSWORD } from './matrix-company.ts';
import { type Call, callerOf } from './matrix-http.ts';
import { NAMES, type Name, rolesOf } from './matrix-people.data.ts';
import { type Portal, startPortal } from './portal.ts';
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

/** Opens a company of its own and signs in whoever is named, everybody with a login when nobody is. */
export const openWorld = async (
  names: readonly Name[] = NAMES.filter((name) => rolesOf(name).length > 0),
  env: Record<string, string> = {},
): Promise<World> => {
  const database = await testDatabase();
  const company = await foundCompany(database.url);
  const portal = await startPortal({ databaseUrl: database.url, env });
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
    token: (name) => tokens[name] ?? '',
    close: async () => {
      await portal.stop();
      await company.close();
      await database.drop();
    },
  };
};
