import { cookies } from 'next/headers';
import type { Actor } from '../../lib/access/actor.ts';
import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import type { Wording } from '../../lib/i18n/override-messages.ts';
import type { Reason } from '../../lib/kernel/errors.data.ts';
import { hiddenRoutes, type Screenset } from '../../lib/routes/screensets.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { CANDIDATE_PARAMETERS, PUBLIC_PARAMETERS } from '../../lib/settings/parameters.data.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import { readClientId } from '../client/clients.ts';
import { ownTheme } from '../client/own-theme.ts';
import { readRules } from '../client/rules.ts';
import { prisma } from '../db/prisma.ts';
import { db } from '../db/tx.ts';
import { actorOfSession } from './authenticate.ts';
import { sessionOfCookies } from './cookie.ts';
import { leaveSpentGrant } from './grants.ts';
import { readProfile } from './profile.ts';

/** What a page may be rendered with: who looks at it, and the parameters and texts of their client. */
export interface PageSession {
  actor: Actor;
  profile: Profile;
  parameters: Parameters;
  wording: Wording[];
  /** Screens that are not linked for the person (AMB-064). */
  hidden: string[];
  /** What the account has to do before anything else. */
  owes: Reason | null;
}

/** The person behind the browser's cookie; null when the session ended. The same check as every call. */
export const pageActor = async (): Promise<PageSession | null> => {
  const sessionId = await sessionOfCookies((await cookies()).toString());
  if (sessionId === undefined) return null;
  const actor = (await actorOfSession(sessionId, 'ru', 'by-person')) ?? (await afterGrant(sessionId));
  if (!actor) return null;
  const [profile, { parametersOf }, wording, screensets] = await Promise.all([
    readProfile(actor),
    readRules(db, actor.client_id),
    loadWording(actor.client_id),
    loadScreensets(actor.client_id),
  ]);
  return {
    actor,
    profile,
    parameters: parametersFor(parametersOf(actor.organization_id), actor.roles),
    wording,
    hidden: [...hiddenRoutes(screensets, actor)],
    owes: actor.owes,
  };
};

const loadScreensets = (clientId: number): Promise<Screenset[]> =>
  db.rows<Screenset>(
    `select "route_name", "role", "organization_id", case when "visible" then '1' else '0' end as visible
     from "screenset" where "client_id" = $1 and not "disabled"`,
    [clientId],
  );

/** What a page may carry of the parameters: to a candidate those a candidate may read (ROLE-14). */
const parametersFor = (parameters: Parameters, roles: readonly string[]): Parameters =>
  isOnlyCandidate(roles)
    ? Object.fromEntries(Object.entries(parameters).filter(([code]) => CANDIDATE_PARAMETERS.includes(code)))
    : parameters;

/** The person themselves, when the grant they acted by has ended and nothing else has. */
const afterGrant = async (sessionId: number): Promise<Actor | undefined> => {
  await leaveSpentGrant(sessionId);
  return actorOfSession(sessionId, 'ru');
};

/** Whether a client of this code is registered: the code alone is then an address (AMB-002). */
export const isClient = async (clientCode: string): Promise<boolean> =>
  (await readClientId(clientCode)) !== undefined;

/** Parameters that are public before signing in. */
export const publicParameters = async (clientCode: string): Promise<Record<string, string>> => {
  const clientId = await readClientId(clientCode);
  if (clientId === undefined) return {};
  const rows = await prisma().parameter.findMany({
    where: { client_id: clientId, code: { in: [...PUBLIC_PARAMETERS] } },
  });
  return Object.fromEntries(rows.map((row) => [row.code, row.value]));
};

/** The look of the client of an address; the person's own was read with their session. */
export const pageTheme = (client_code: string, session: PageSession | null): Promise<Theme> =>
  ownTheme({
    client_code,
    ...(session?.actor.client_code === client_code && { client_id: session.actor.client_id }),
  });

/** The same texts of a client, before signing in. */
export const publicWording = async (clientCode: string): Promise<Wording[]> => {
  const clientId = await readClientId(clientCode);
  return clientId === undefined ? [] : loadWording(clientId);
};

/** Rows of `lan` that may replace a sentence of a page: those of messages and mails have no dot. */
const loadWording = (clientId: number): Promise<Wording[]> =>
  prisma().lan.findMany({
    where: { client_id: clientId, alias: { contains: '.' } },
    select: { alias: true, name: true, name_eng: true },
    orderBy: { id: 'asc' },
  });

/** The client's production calendar for the sign-in page: public data, without what organizations lay over it. */
export const publicCalendar = async (
  clientCode: string,
): Promise<{ start_date: string; end_date: string; type: string }[]> => {
  const clientId = (await readClientId(clientCode)) ?? (await readClientId('eg'));
  if (clientId === undefined) return [];
  return db.rows(
    `select "start_date", "end_date", "type" from "calendar" where "client_id" = $1 and "organization_id" is null
     order by "start_date"`,
    [clientId],
  );
};
