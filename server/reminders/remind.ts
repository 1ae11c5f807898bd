import { isCountable } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { peopleOf, type Reminder, reminderSentences } from '../notifications/reminder.ts';
import { queueLetters } from '../outbox/letter.ts';
import { composeWaiting, type Waiting } from './compose.ts';
import { nextPeople, type Person, type Today } from './people.ts';
import { type Round, roundsOf } from './round.ts';

/** One round takes no longer; the next goes on where it ended. */
const BUDGET_MS = 5 * 60_000;
const KEPT_DAYS = 30;

/**
 * Reminds each person once on each working day of their organization, from an hour on by the database's clock: of what
 * waits too long, and by letter of messages that stayed unread. A row for each person and day makes a second reminder
 * impossible, whatever crashed or ran beside it. From hour 24 on is never.
 */
export const remind = async (hour = readConfig().REMIND_HOUR, budgetMs = BUDGET_MS): Promise<void> => {
  const end = Date.now() + budgetMs;
  const [now] = await db.rows<{ day: Day; hour: number }>(
    `select (now() at time zone $1)::date as day, extract(hour from now() at time zone $1)::int as hour`,
    [readConfig().BUSINESS_TZ],
  );
  if (!now || now.hour < hour) return;
  await db.rows(`delete from "reminder" where "day" < $1::date - ${KEPT_DAYS}`, [now.day]);
  for (const { id } of await db.rows<Row<'client', 'id'>>('select "id" from "client" order by "id"')) {
    const rules = await readRules(db, id);
    const today = { client_id: id, day: now.day, organizations: await atWork(id, now.day, rules) };
    if (today.organizations.length > 0) await remindPeople(today, roundsOf(id, now.day, rules), end);
  }
};

/** The organizations of a client for which a day is a working one, each by its own calendar. */
const atWork = async (client_id: number, day: Day, { calendarOf }: Rules): Promise<number[]> => {
  const all = await db.rows<Row<'organization', 'id'>>(
    'select "id" from "organization" where "client_id" = $1 order by "id"',
    [client_id],
  );
  return all.map(({ id }) => id).filter((id) => isCountable(day, calendarOf(id)));
};

const remindPeople = async (
  today: Today,
  roundFor: (organization_id: number) => Round,
  end: number,
): Promise<void> => {
  for (let last = 0; Date.now() < end; ) {
    const people = await nextPeople(db, today, last);
    for (const person of people) {
      if (Date.now() >= end) return;
      await remindPerson(roundFor(person.organization_id), person);
    }
    const { employee_id } = people.at(-1) ?? {};
    if (employee_id === undefined) return;
    last = employee_id;
  }
};

/** One that fails does not stop the others; the next round tries it again. */
const remindPerson = async (round: Round, person: Person): Promise<void> => {
  try {
    await inTransaction((tx) => remindWithin(tx, round, person));
  } catch (error) {
    log.warn({ err: error, employee_id: person.employee_id }, 'a reminder failed');
  }
};

const remindWithin = async (tx: Tx, round: Round, person: Person): Promise<void> => {
  const { employee_id } = person;
  const [first] = await tx.rows(
    `insert into "reminder" ("employee_id", "day", "client_id") values ($1, $2, $3) on conflict do nothing returning "employee_id"`,
    [employee_id, round.day, round.client_id],
  );
  if (!first) return;
  const waiting = await composeWaiting(tx, person, round);
  const unread = await takeUnread(tx, person, round, waiting?.documents ?? []);
  if (!waiting && unread.length === 0) return;
  const reminder: Reminder = {
    ...(waiting ?? NOTHING_WAITS),
    messages: unread.slice(0, LISTED_MAX),
    unread: unread.length,
  };
  await tx.rows('update "reminder" set "content" = $3 where "employee_id" = $1 and "day" = $2', [
    employee_id,
    round.day,
    JSON.stringify(reminder),
  ]);
  if (waiting) await tellInPortal(tx, person, round, reminder);
  await queueLetters(
    tx,
    round.client_id,
    person.accounts.flatMap(({ user_id, mailbox }) =>
      mailbox ? [{ template: 'reminder' as const, user_id, day: round.day }] : [],
    ),
  );
};

const NOTHING_WAITS: Waiting = {
  documents: [],
  many: false,
  deputed: [],
  held: [],
  held_days: 0,
  route: '',
};

/** Messages that a letter lists; of more it says how many. */
const LISTED_MAX = 10;

/**
 * The person's own messages that stayed unread too long, the newest first, each taken for one letter and no other; those
 * the bell no longer shows are past, those about documents the letter names anyway wait.
 */
const takeUnread = async (
  tx: Tx,
  { employee_id, organization_id, accounts }: Person,
  { unread_days, rules: { parameters } }: Round,
  documents: readonly number[],
): Promise<number[]> => {
  if (unread_days === 0 || !accounts.some(({ mailbox }) => mailbox)) return [];
  const taken = await tx.rows<Row<'message', 'id'>>(
    `update "message" set "mailed_date" = now()
     where "organization_id" = $1 and "recipient_id" = $2 and "read_date" is null and "mailed_date" is null
       and "create_date" < now() - make_interval(days => $3::int) and "create_date" > now() - make_interval(days => $4::int)
       and ("registrator_id" is null or "registrator_id" <> all($5::bigint[]))
     returning "id"`,
    [
      organization_id,
      String(employee_id),
      Math.ceil(unread_days),
      Math.ceil(numberOf(parameters, 'notification_show_delta')),
      documents,
    ],
  );
  return taken.map(({ id }) => id).sort((a, b) => b - a);
};

/** Today's reminder replaces the one before in the bell. */
const tellInPortal = async (
  tx: Tx,
  { employee_id, organization_id }: Person,
  { client_id, rules: { words } }: Round,
  reminder: Reminder,
): Promise<void> => {
  const people = await peopleOf(tx, reminder);
  const [ru, en] = (['ru', 'en'] as const).map((locale) =>
    Object.values(reminderSentences(reminder, people, locale, words)).join(' · '),
  );
  await tx.rows(TELL, [client_id, organization_id, String(employee_id), ru, en, reminder.route]);
};

const TELL = `
  with before as (
    update "message" set "read_date" = now()
    where "organization_id" = $2 and "recipient_id" = $3 and "code" = 'reminder' and "read_date" is null
    returning "id", "recipient_id", "organization_id"),
  told as (
    insert into "message" ("client_id", "organization_id", "recipient_id", "code", "text", "text_eng", "route", "mailed_date")
    values ($1, $2, $3, 'reminder', $4, $5, $6, now())
    returning "id", "recipient_id", "organization_id")
  select pg_notify('portal_message', row_to_json(told)::text) from (select * from before union all select * from told) told`;
