import { type Actor, holds } from '../../lib/access/actor.ts';
import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { isOn } from '../../lib/notifications/switches.ts';
import { incomplete } from '../../lib/registry/derived.ts';
import { candidateHome } from '../../lib/routes/candidate-home.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { decides } from '../../lib/routes/menu.ts';
import { forInbox } from '../../lib/workflow/for-decision.ts';
import { overdueAlternatives, overdueFor, type Patience } from '../../lib/workflow/overdue.ts';
import type { PathRole } from '../../lib/workflow/path.ts';
import { actorOfAccount } from '../auth/own-actor.ts';
import { valueOrThrow } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';
import { documentFactsOf, FACT_KEYS, MORE_KEYS } from '../documents/facts.ts';
import { businessDay } from '../documents/rule-facts.ts';
import type { Held, Reminder } from '../notifications/reminder.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';
import { readManagersAbove } from '../workflow/managers-above.ts';
import { type Person, readDeputies, readReports } from './people.ts';
import type { Round } from './round.ts';

/** What waits, before it is known which messages are unread. */
export type Waiting = Omit<Reminder, 'messages' | 'unread'>;

/**
 * What a person is reminded of today: what waits too long for them, unless a deputy hears of it; what waits for the
 * people they stand in for now; what their people have not moved. Undefined where nothing waits, or the person has
 * switched reminders off on every account.
 */
export const composeWaiting = async (db: Db, person: Person, round: Round): Promise<Waiting | undefined> => {
  const hears = person.accounts.some(({ notifications }) => isOn(notifications, 'reminder', 'portal'));
  if (!hears) return undefined;
  const selves = await Promise.all(person.accounts.map((account) => actorOfAccount(account, round.rules)));
  const deputies = person.accounts.some(({ has_deputy }) => has_deputy)
    ? await readDeputies(db, round, { for: person.employee_id })
    : [];
  const lent = await allActing(db, person, round);
  const handed = new Set((await overdueOf(db, deputies, round)).map(({ id }) => id));
  const own = (await overdueOf(db, selves, round)).filter(({ id }) => !handed.has(id));
  const waiting = {
    documents: own.map(({ id }) => id),
    many: own.length >= COUNTED_MAX,
    deputed: await deputedOf(db, lent, round),
    held: await heldOf(db, managersIn(selves, deputies, lent), person.employee_id, round),
    held_days: round.escalation?.days ?? 0,
    route: routeOf(selves, own),
  };
  const nothing = own.length + waiting.deputed.length + waiting.held.length === 0;
  return nothing ? undefined : waiting;
};

/** The people the person stands in for now, as they act for them. */
const allActing = async (db: Db, { accounts }: Person, round: Round): Promise<Actor[]> => {
  const acting: Actor[] = [];
  for (const { user_id, stands_in } of accounts)
    if (stands_in) acting.push(...(await readDeputies(db, round, { by: user_id })));
  return acting;
};

/** What waits too long for any of some callers, each document once. */
const overdueOf = async (
  db: Db,
  actors: readonly Actor[],
  round: Round,
  patience = round.patience,
): Promise<Overdue[]> => {
  const found = new Map<number, Overdue>();
  for (const actor of actors)
    for (const each of await readOverdue(db, actor, patience, round)) found.set(each.id, each);
  return [...found.values()];
};

const deputedOf = async (db: Db, lent: readonly Actor[], round: Round): Promise<Held[]> => {
  const held: Held[] = [];
  for (const [by, actors] of Map.groupBy(lent, ({ employee_id }) => employee_id)) {
    const { length } = await overdueOf(db, actors, round);
    if (by !== null && length > 0) held.push(heldBy(by, length));
  }
  return held;
};

const heldBy = (by: Held['by'], count: number): Held => ({ by, count, many: count >= COUNTED_MAX });

/**
 * Managers whose people the person hears of: themselves, unless a deputy hears of them today, and those they stand in for
 * as a manager of all families.
 */
const managersIn = (
  selves: readonly Actor[],
  deputies: readonly Actor[],
  lent: readonly Actor[],
): number[] => {
  const managesAll = (actor: Actor): boolean => holds(actor, 'manager') && actor.families === undefined;
  const own = deputies.some(managesAll) ? [] : selves.filter((actor) => holds(actor, 'manager'));
  return [...own, ...lent.filter(managesAll)].flatMap(({ employee_id }) => employee_id ?? []);
};

/** Roles in which a document waits for one person, not for all who have the role. */
const PERSONAL: readonly PathRole[] = ['employee', 'candidate', 'manager', 'second_manager'];

/** What the people of some managers have not moved for long: by person, or by role where others could have as well. */
const heldOf = async (
  db: Db,
  managerIds: readonly number[],
  reader_id: number,
  round: Round,
): Promise<Held[]> => {
  const { escalation } = round;
  if (!escalation || managerIds.length === 0) return [];
  const ids = new Map<Held['by'], Set<number>>();
  for (const report of await readReports(db, round, managerIds)) {
    if (report.employee_id === null || report.employee_id === reader_id) continue;
    for (const { id, role } of await readOverdue(db, report, escalation.patience, round)) {
      const by = PERSONAL.includes(role) ? report.employee_id : role;
      ids.set(by, (ids.get(by) ?? new Set()).add(id));
    }
  }
  return [...ids].map(([by, each]) => heldBy(by, each.size));
};

/** The page that shows what waits: a candidate's own, the approvals where something is to be decided, else home. */
const routeOf = (selves: readonly Actor[], own: readonly Overdue[]): string => {
  const roles = selves.flatMap((actor) => actor.roles);
  if (isOnlyCandidate(roles)) return linkTo(candidateHome());
  const toDecide = own.some(({ role }) => role !== 'employee' && role !== 'candidate');
  return linkTo(toDecide && decides(roles) ? 'approvals' : 'home');
};

/** So many are counted and no more: beyond it a count says "many". */
const COUNTED_MAX = 200;

/** A document that waits too long, and the role in which it waits for the person. */
interface Overdue {
  readonly id: number;
  readonly role: PathRole;
}

/**
 * What of a person's inbox waits too long, the longest first, up to `COUNTED_MAX`: found by the indexes of the inbox,
 * each row judged by the predicate of the click.
 */
const readOverdue = async (
  db: Db,
  actor: Actor,
  patience: readonly Patience[],
  { rules: { parametersOf, everyParameters, stepsOf }, day, holderOf }: Round,
): Promise<Overdue[]> => {
  const among = overdueAlternatives(patience, {
    actor,
    parameters: everyParameters,
    today: day,
    holderOf,
  });
  if (among.length === 0) return [];
  const input = { select: 'id', orderBy: 'status_date', sort: 'asc', rowsPerPage: COUNTED_MAX } as const;
  const { keys: found } = valueOrThrow(
    await readList(db, {
      ...listQuery(incomplete, actor, input),
      also: forInbox(actor.employee_id),
      among,
      keys: [...FACT_KEYS, ...MORE_KEYS, 'status_date', 'due_date'],
    }),
  );
  const documents = found.map(documentFactsOf);
  const steps = stepsOf(...new Set(documents.map((doc) => doc.object_id)));
  const above = await readManagersAbove(
    db,
    steps,
    documents.map((doc) => doc.manager_id),
  );
  return documents.flatMap((doc, index) => {
    const { status_date, due_date } = found[index] ?? {};
    const waited = {
      since: businessDay(String(status_date)),
      due_date: (due_date ?? null) as Day | null,
      today: day,
    };
    const holder = holderOf(above ? { ...doc, above_ids: above(doc.manager_id) } : doc);
    const role = overdueFor(
      patience,
      { doc, actor, parameters: parametersOf(doc.organization_id) },
      waited,
      holder,
    );
    return role ? [{ id: doc.id, role }] : [];
  });
};
