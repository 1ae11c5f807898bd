import { type Actor, holds } from '../../lib/access/actor.ts';
import { type CalendarEntry, calendarOf, yearsOfLawAlone } from '../../lib/calendar/calendar.ts';
import type { SentLetter } from '../../lib/rpc/letters.ts';
import type { SetupState, SetupStep } from '../../lib/rpc/setup.ts';
import { isInn, isOgrn } from '../../lib/signing/company-number.ts';
import { refusal } from '../call/call-error.ts';
import { db, type Tx } from '../db/tx.ts';
import { readToday } from '../documents/rule-facts.ts';
import { postToOneself } from '../mail/post-to-oneself.ts';
import { render } from '../mail/render.ts';
import { hasMailServer } from '../mail/transport.ts';
import { voiceOf } from '../mail/voice.ts';

interface Facts {
  readonly organizations: readonly {
    readonly inn: string;
    readonly ogrn: string;
    readonly country_code: string;
  }[];
  readonly admins: number;
  readonly proved: number;
  readonly letters: number;
  /** The rows that hold for all organizations. */
  readonly calendar: readonly CalendarEntry[];
  readonly policies: number;
  readonly limits: number;
  readonly people: number;
  readonly accounts: number;
  readonly came: number;
  readonly agreed: number;
}

/** How far the caller's company is set up, by what there is in it. Refuses: access_denied. */
export const readSetup = async (actor: Actor): Promise<SetupState> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const year = Number((await readToday(db)).slice(0, 4));
  const [facts] = await db.rows<Facts>(FACTS, [actor.client_id]);
  if (!facts) throw refusal('system_error');
  const known = facts.organizations.filter(
    ({ inn, ogrn, country_code }) => country_code !== 'RU' || (isInn(inn) && isOgrn(ogrn)),
  );
  return [
    step('organizations', known.length, facts.organizations.length),
    step('factor', facts.proved, facts.admins),
    hasMailServer()
      ? step('mail', Math.min(facts.letters, 1), 1)
      : { ...step('mail', 0, 1), barred: 'no_mail_server' },
    step(
      'calendar',
      YEARS - yearsOfLawAlone(`${year}-01-01`, `${year + 1}-12-31`, calendarOf(facts.calendar)).length,
      YEARS,
    ),
    step('law', Math.min(facts.policies, 1), 1),
    step('limits', Math.min(facts.limits, 1), 1),
    step('people', Math.max(facts.people - 1, 0), Math.max(facts.people - 1, 1)),
    step('invitations', Math.max(facts.came - 1, 0), Math.max(facts.accounts - 1, 1)),
    step('first', Math.min(facts.agreed, 1), 1),
  ];
};

/**
 * Steps that an admin of a company founded here has still to do; `possible` leaves out those that the installation
 * bars. Undefined for others, and in a company that came otherwise: its admins have their own order.
 */
export const stepsLeft = async (actor: Actor): Promise<{ all: number; possible: number } | undefined> => {
  if (!holds(actor, 'admin') || !(await wasFoundedHere(actor.client_id))) return undefined;
  const left = (await readSetup(actor)).filter(({ state }) => state !== 'done');
  return { all: left.length, possible: left.filter(({ barred }) => barred === undefined).length };
};

const wasFoundedHere = async (client_id: number): Promise<boolean> =>
  (
    await db.rows(
      `select 1 from "audit" where "client_id" = $1 and "object_id" = 'setup' and "record_id" = 'company' limit 1`,
      [client_id],
    )
  ).length > 0;

/** Years whose days off are to be known: this one and the next. */
const YEARS = 2;

const step = (name: SetupStep, done: number, of: number): SetupState[number] => ({
  step: name,
  state: of > 0 && done >= of ? 'done' : done > 0 ? 'partly' : 'open',
  done,
  of,
});

const FACTS = `select
    coalesce((select json_agg(json_build_object('inn', o."inn", 'ogrn', o."ogrn", 'country_code', o."country_code"))
      from "organization" o where o."client_id" = $1 and not o."disabled"), '[]') as organizations,
    (select count(distinct u."id")::int from "app_user" u join "user_role" r on r."user_id" = u."id" and r."role" = 'admin'
      where u."client_id" = $1 and not u."disabled") as admins,
    (select count(distinct u."id")::int from "app_user" u join "user_role" r on r."user_id" = u."id" and r."role" = 'admin'
      where u."client_id" = $1 and not u."disabled" and (u."totp_secret" <> '' or u."has_passkey")) as proved,
    (select count(*)::int from (select 1 from "audit" where "client_id" = $1 and "object_id" = 'setup' and "record_id" = 'letter' limit 1) x) as letters,
    (select coalesce(json_agg(json_build_object('start_date', c."start_date"::text, 'end_date', c."end_date"::text, 'type', c."type")), '[]')
      from "calendar" c where c."client_id" = $1 and c."organization_id" is null) as calendar,
    (select count(*)::int from "signature_policy" where "client_id" = $1) as policies,
    (select count(*)::int from "overtime_limit" where "client_id" = $1) as limits,
    (select count(*)::int from "employee" e join "organization" o on o."id" = e."organization_id"
      where o."client_id" = $1 and not e."disabled" and not e."is_candidate") as people,
    (select count(*)::int from "app_user" where "client_id" = $1 and not "disabled") as accounts,
    (select count(distinct s."user_id")::int from "auth_session" s join "app_user" u on u."id" = s."user_id"
      where u."client_id" = $1 and not u."disabled") as came,
    (select count(*)::int from (select 1 from "document" d where d."client_id" = $1
      and d."status_id" in ('agreed', 'accepted', 'approved', 'processed') limit 1) x) as agreed`;

/** Sends the caller a letter now; that it went out is kept in the audit. Refuses: access_denied, mail_failed. */
export const sendTrialLetter = async (tx: Tx, actor: Actor): Promise<SentLetter> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  return postToOneself(tx, actor, async (reader) =>
    render(reader, 'trial', await voiceOf(actor.client_code)),
  );
};
