import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listenTo } from '../support/event-source.ts';
import { becomes, isBack, personOf, rowsOf, saysItIsBusy, workGoesOn } from './probe.ts';
import { did, type Happening } from './run.ts';
import { originOf, type Site } from './site.ts';

const AT_ONCE = 25;
const TAKEN_LIMIT_MS = 30_000;
/** Connections of the portal, which has a role of its own, and of the run's own role. */
const OTHERS = `"backend_type" = 'client backend' and "usename" in (current_user, current_user || '_app') and "application_name" <> 'hog'`;

/** How many connections roles that are not superusers may have. */
const SLOTS = `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - current_setting('reserved_connections')::int as slots`;

/** Another client takes every connection there is; later it leaves. */
export const exhaustConnections: Happening = async ({ site }) => {
  const pid = site.portals[0]?.pid;
  const hogs: pg.Client[] = [];
  const flaws: string[] = [];
  try {
    if (!(await takeAll(site, hogs))) flaws.push('the connections could not be taken');
    flaws.push(...(await saysItIsBusy(site)));
  } finally {
    await Promise.all(hogs.map((hog) => hog.end().catch(() => undefined)));
  }
  flaws.push(...(await isBack(site, pid)));
  return did(`another client held all ${hogs.length} connections and left`, flaws);
};

/** Dropped clients reconnect, so it takes rounds until all connections are taken. */
const takeAll = async (site: Site, hogs: pg.Client[]): Promise<boolean> => {
  for (const deadline = Date.now() + TAKEN_LIMIT_MS; Date.now() < deadline; ) {
    const came = await Promise.all(Array.from({ length: AT_ONCE }, () => hogOf(site)));
    hogs.push(...came.flatMap((hog) => hog ?? []));
    const [asker] = hogs;
    if (!asker) continue;
    const { rows } = await asker.query<{ slots: number }>(SLOTS);
    if (hogs.length === rows[0]?.slots) return true;
    await asker.query(`select pg_terminate_backend("pid") from pg_stat_activity where ${OTHERS}`);
  }
  return false;
};

const hogOf = async (site: Site): Promise<pg.Client | undefined> => {
  const client = new pg.Client({ connectionString: site.cluster.url, application_name: 'hog' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
};

/** Single connections break in the middle of a transaction, all others go on. */
export const dropConnections: Happening = async ({ site }) => {
  let dropped = 0;
  for (let round = 0; round < 20; round += 1) {
    const rows = await rowsOf<{ gone: boolean }>(
      site,
      `select pg_terminate_backend("pid") as gone from pg_stat_activity
       where ${OTHERS} and "pid" <> pg_backend_pid() and "xact_start" is not null limit 2`,
    );
    dropped += rows.filter(({ gone }) => gone).length;
    await pause(40);
  }
  return did(
    `${dropped} connections were cut inside a transaction`,
    dropped > 0 ? [] : ['no transaction was met'],
  );
};

/** The LISTEN connection breaks: readers get `refetch` and then events again. */
export const loseListener: Happening = async (run) => {
  const { site } = run;
  const { token } = personOf(site, 'hr');
  const stream = await listenTo(originOf(site, 0), { authorization: `Bearer ${token}` });
  const heard = (event: string, after: number): Promise<boolean> =>
    becomes(60_000, () => stream.events.slice(after).some((each) => each.event === event));
  const flaws: string[] = [];
  try {
    if (!(await heard('changed', 0))) flaws.push('no event came before the line was cut');
    const [cut] = await rowsOf<{ lines: number }>(
      site,
      `select count(pg_terminate_backend("pid"))::int as lines from pg_stat_activity where "application_name" = 'portal listen'`,
    );
    if (!cut?.lines) flaws.push('nobody listens to the database');
    if (!(await heard('refetch', 0))) flaws.push('readers were not told that they may have missed something');
    const mark = stream.events.length;
    if (!(await workGoesOn(run, 3, 60_000))) flaws.push('no move was done meanwhile');
    if (!(await heard('changed', mark))) flaws.push('no event came after the line was back');
  } finally {
    stream.close();
  }
  return did('the LISTEN connection was cut under an open event stream', flaws);
};

const HELD_MS = 4_000;

/** Another client locks the table that every request needs; later it lets go. */
export const hogLock: Happening = async ({ site }) => {
  const pid = site.portals[0]?.pid;
  const flaws: string[] = [];
  const client = new pg.Client({ connectionString: site.cluster.url, application_name: 'hog' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table "document" in access exclusive mode');
    const [busy] = await Promise.all([saysItIsBusyOrSlow(site), pause(HELD_MS)]);
    flaws.push(...busy);
    await client.query('rollback');
  } finally {
    await client.end();
  }
  flaws.push(...(await isBack(site, pid)));
  return did(`a lock on all documents was held for ${HELD_MS / 1000} s`, flaws);
};

/** The database answers, its documents do not: readiness may say either. */
const saysItIsBusyOrSlow = async (site: Site): Promise<string[]> =>
  (await saysItIsBusy(site)).filter((flaw) => !flaw.startsWith('readyz'));
