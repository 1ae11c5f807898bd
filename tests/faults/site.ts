import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { connect } from '../../server/db/connect.ts';
import { type Embedded, startEmbedded } from '../../server/db/embedded.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { foundCompany, NORTH, PASSWORD } from '../support/matrix-company.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import type { Person } from './clicker.ts';

const DOCUMENTS = 16;
/** Vacations kept from the clickers, for faults that need one of their own. */
const PAPERS = 200;
const PEOPLE = ['employee', 'employee2', 'manager', 'hr'] as const;

/** Everything that runs: a PostgreSQL that fsyncs, portals, and what there is to click on. */
export interface Site {
  readonly folder: string;
  cluster: Embedded;
  /** A port per portal, so that a restarted one is found again. */
  readonly ports: readonly number[];
  readonly portals: (Portal | undefined)[];
  readonly documents: readonly number[];
  readonly papers: number[];
  readonly people: readonly Person[];
}

/** Builds the company from nothing: a durable cluster, migrated, people, sixteen untouched vacations. */
export const buildSite = async (ports: readonly number[]): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-faults-'));
  const cluster = await startEmbedded({ dataDir: folder, durable: true });
  await prepareDatabase(cluster.url, applicationUrlOf(cluster.url));
  const company = await foundCompany(cluster.url);
  const documents: number[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1)
    documents.push(await addVacation(company, index % 2 ? 'employee' : 'employee2', 'empty'));
  const papers: number[] = [];
  while (papers.length < PAPERS) papers.push(await addVacation(company, 'employee', 'empty'));
  const site: Site = {
    folder,
    cluster,
    ports,
    portals: [],
    documents,
    papers,
    people: [],
  };
  const origin = await raisePortal(site, 0);
  const people: Person[] = [];
  for (const name of PEOPLE)
    people.push({
      name,
      token: await signIn(origin, name, PASSWORD, NORTH),
      user_id: company.people[name].user_id,
    });
  await company.close();
  return Object.assign(site, { people });
};

/** Starts the portal of a place, or starts it again; answers its origin. */
export const raisePortal = async (
  site: Site,
  place: number,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const portal = await startPortal({
    databaseUrl: site.cluster.url,
    dataDir: site.folder,
    port: site.ports[place] ?? 0,
    // The portal's default limits, not those of the tests.
    env: { LOG_LEVEL: 'silent', DATABASE_PATIENCE_MS: '', DATABASE_STATEMENT_MS: '', ...env },
  });
  site.portals[place] = portal;
  return portal.origin;
};

export const portsOf = (site: Site): number[] =>
  site.ports.filter((_, place) => site.portals[place] !== undefined);

export const originOf = (site: Site, place: number): string => {
  const portal = site.portals[place];
  if (!portal) throw new Error(`there is no portal at place ${place}`);
  return portal.origin;
};

/** An unused vacation of `employee`. */
export const takePaper = (site: Site): number => {
  const paper = site.papers.shift();
  if (paper === undefined) throw new Error('no vacation is left for this fault: ask for fewer cycles');
  return paper;
};

export const killPortal = async (site: Site, place: number): Promise<void> => {
  await site.portals[place]?.kill();
  site.portals[place] = undefined;
};

export const stopPortal = async (site: Site, place: number): Promise<void> => {
  await site.portals[place]?.stop();
  site.portals[place] = undefined;
};

/** kill -9 of the whole server: its master, whose children leave when they notice. */
export const killPostgres = async (site: Site): Promise<void> => {
  process.kill(site.cluster.pid, 'SIGKILL');
  await gone(site.cluster.pid);
  site.cluster = await startEmbedded({ dataDir: site.folder, durable: true });
};

/** kill -9 of one connection's process: PostgreSQL drops all connections and recovers by itself. */
export const killBackend = async (site: Site): Promise<void> => {
  const client = await connect(site.cluster.url);
  const { rows } = await client.query<{ pid: number }>(
    `select "pid" from pg_stat_activity where "backend_type" = 'client backend' and "pid" <> pg_backend_pid() order by ("state" = 'active') desc, random() limit 1`,
  );
  const [met] = rows;
  if (met) unlessGone(() => process.kill(met.pid, 'SIGKILL'));
  await client.end().catch(() => undefined);
};

/** Stops every process of the server: connections are accepted and never answered. Answers how to resume. */
export const freezePostgres = async (site: Site): Promise<() => void> => {
  const client = await connect(site.cluster.url);
  const { rows } = await client.query<{ pid: number }>('select "pid" from pg_stat_activity');
  await client.end();
  const pids = [site.cluster.pid, ...rows.map(({ pid }) => pid)];
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of pids) unlessGone(() => process.kill(pid, name));
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
};

/** Runs an act on a process that may have ended already. */
const unlessGone = (act: () => void): void => {
  try {
    act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

export const stopPostgres = (site: Site): Promise<void> => site.cluster.stop();

export const startPostgres = async (site: Site): Promise<void> => {
  site.cluster = await startEmbedded({ dataDir: site.folder, durable: true });
};

/** Starts portals again that died without a kill by the run, as any operator would; answers how many. */
export const raiseTheDead = async (site: Site): Promise<number> => {
  const dead = site.portals.flatMap((portal, place) => (portal && !isAlive(portal.pid) ? [place] : []));
  // While the database recovers a start may fail: the next look finds it dead again.
  for (const place of dead) await raisePortal(site, place).catch(() => undefined);
  return dead.length;
};

/** Until the database answers. */
export const databaseAnswers = async (site: Site): Promise<void> => {
  for (const deadline = Date.now() + 60_000; ; await pause(50)) {
    try {
      return await (await connect(site.cluster.url)).end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
};

export const leaveSite = async (site: Site): Promise<void> => {
  for (const [place] of site.portals.entries()) await stopPortal(site, place);
  await site.cluster.stop();
  rmSync(site.folder, { recursive: true, force: true });
};

const gone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await pause(5);
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
