import { addDays } from '../../lib/kernel/day.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import { moveTo, personOf, rowsOf, workGoesOn } from './probe.ts';
import { did, type Happening, type Run } from './run.ts';
import { originOf, portsOf, raisePortal, type Site, stopPortal, takePaper } from './site.ts';

const HOURS = 30;
const NOTICE_DAYS = 10;

/** A second portal whose clock is more than a day ahead, then one as far behind: only the database's clock counts. */
export const skewClocks: Happening = async (run) => {
  const { site, proxy } = run;
  const flaws: string[] = [];
  await setNotice(site, NOTICE_DAYS);
  for (const hours of [HOURS, -HOURS]) {
    await raisePortal(site, 1, {
      NODE_OPTIONS: `--import=${new URL('./skew.ts', import.meta.url)}`,
      CLOCK_SHIFT_MS: String(hours * 3_600_000),
    });
    proxy.upstreams = portsOf(site);
    const found = [...(await noticeFlaws(run)), ...(await tokenFlaws(site)), ...(await cookieFlaws(site))];
    if (!(await workGoesOn(run, 5, 60_000))) found.push('nobody could work');
    flaws.push(...found.map((flaw) => `clock ${hours} h away: ${flaw}`));
    await stopPortal(site, 1);
    proxy.upstreams = portsOf(site);
  }
  await setNotice(site, 0);
  flaws.push(...(await auditFlaws(site)));
  return did(`a second portal worked ${HOURS} h ahead of the database, then ${HOURS} h behind`, flaws);
};

const setNotice = (site: Site, days: number): Promise<unknown> =>
  rowsOf(
    site,
    `insert into "parameter" ("client_id", "code", "value") select "id", 'vacation_validate_forbidden_period', $2 from "client" where "code" = $1
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
    [NORTH, String(days)],
  );

/** The skewed portal sends a vacation on the last day of the notice and refuses it a day later. */
const noticeFlaws = async (run: Run): Promise<string[]> => {
  const today = await todayOf(run.site);
  const open = await sent(run, addDays(today, NOTICE_DAYS + 1));
  const closed = await sent(run, addDays(today, NOTICE_DAYS));
  if ((await todayOf(run.site)) !== today) return noticeFlaws(run);
  return [
    ...(open === undefined ? [] : [`a vacation that may still be sent was refused: ${open}`]),
    ...(closed?.startsWith('forbidden_period')
      ? []
      : [`a vacation past its notice was answered ${closed ?? 'done'}`]),
  ];
};

const todayOf = async (site: Site): Promise<string> => {
  const [row] = await rowsOf<{ today: string }>(
    site,
    `select (now() at time zone 'Europe/Moscow')::date::text as today`,
  );
  return row?.today ?? '';
};

/** Sends a vacation of that start through the skewed portal; afterwards it lies far away and bothers no other. */
const sent = async (run: Run, start: string): Promise<string | undefined> => {
  const { site } = run;
  const paper = takePaper(site);
  const [old] = await rowsOf<{ start_date: string; end_date: string }>(
    site,
    `select "start_date"::text, "end_date"::text from "document" where "id" = $1`,
    [paper],
  );
  const lies = (from?: string, to?: string): Promise<unknown> =>
    rowsOf(site, `update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1`, [
      paper,
      from,
      to,
    ]);
  await lies(start, addDays(start, 13));
  const person = personOf(site, 'employee');
  const refused =
    (await moveTo(run, originOf(site, 1), person, paper, 'draft')) ??
    (await moveTo(run, originOf(site, 1), person, paper, 'prepared'));
  await lies(old?.start_date, old?.end_date);
  return refused;
};

/** A token of the skewed portal opens both portals and expires by the database's clock. */
const tokenFlaws = async (site: Site): Promise<string[]> => {
  const token = await signIn(originOf(site, 1), 'reviewer', PASSWORD, NORTH).catch(() => undefined);
  if (!token) return ['nobody can sign in'];
  const reasons = async (): Promise<(string | undefined)[]> => [
    (await rpc(originOf(site, 0), token, 'user.get', {})).error?.data.reason,
    (await rpc(originOf(site, 1), token, 'user.get', {})).error?.data.reason,
  ];
  const fresh = await reasons();
  const over = await rowsOf<{ left_s: number }>(
    site,
    `update "auth_token" t set "expires_at" = now() - interval '1 second' from "auth_token" o
     where o."hash" = t."hash" and o."kind" = 'access' and o."hash" = sha256(convert_to($1, 'UTF8'))
     returning extract(epoch from o."expires_at" - now())::int as left_s`,
    [token],
  );
  const left = over[0]?.left_s ?? 0;
  const spent = await reasons();
  return [
    ...(fresh.every((reason) => reason === undefined) ? [] : [`a fresh token was answered ${fresh}`]),
    ...(left > 1_700 && left <= 1_800 ? [] : [`a token of 1800 s had ${left} s left`]),
    ...(spent.every((reason) => reason === 'invalid_access_token')
      ? []
      : [`a token past its life was answered ${spent}`]),
  ];
};

/** The cookie of either portal opens the other. */
const cookieFlaws = async (site: Site): Promise<string[]> => {
  const flaws: string[] = [];
  const [document] = site.documents;
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const answer = await fetch(`${originOf(site, from)}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: originOf(site, from) },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'token.get',
        params: { login: 'hr', password: PASSWORD, client: NORTH },
      }),
    });
    await answer.body?.cancel();
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const path = `/object_files?object=vacation&registrator_id=${document}`;
    const { status } = await get(originOf(site, to), null, path, { cookie });
    if (status !== 200) flaws.push(`a cookie of portal ${from} was answered ${status} by portal ${to}`);
  }
  return flaws;
};

const auditFlaws = async (site: Site): Promise<string[]> => {
  const [row] = await rowsOf<{ ahead: number; back: number }>(
    site,
    `select count(*) filter (where "moment" > clock_timestamp())::int as ahead, count(*) filter (where "moment" < "before")::int as back
     from (select "moment", lag("moment") over (partition by "stream" order by "seq") as "before" from "audit") a`,
  );
  return [
    ...(row?.ahead === 0 ? [] : [`${row?.ahead} rows of the audit are from the future`]),
    ...(row?.back === 0 ? [] : [`${row?.back} rows of the audit go back in time`]),
  ];
};
