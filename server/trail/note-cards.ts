import { type Actor, isOneself } from '../../lib/access/actor.ts';
import { CARDS, cardsIn, looksAs } from '../../lib/access/cards.ts';
import { type Db, inTransaction } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { log } from '../log.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list that answered one person's card: it was opened. A page of several is a list, not a card. */
export const noteCard = (actor: Actor, object_id: string, page: string): void => {
  if (!Object.hasOwn(CARDS, object_id)) return;
  const rows = rowsIn(page);
  if (rows.length === 1) note(actor, 'card', cardsIn(actor, object_id, rows));
};

/** Raw rows: one is a card that was opened, several were taken away. */
export const noteRows = (actor: Actor, object_id: string, page: string): void => {
  if (!Object.hasOwn(CARDS, object_id)) return;
  const rows = rowsIn(page);
  note(actor, rows.length === 1 ? 'card' : 'export', cardsIn(actor, object_id, rows));
};

/** The key by which an export knows whose cards it holds. */
export const cardKeys = (object_id: string): readonly string[] => {
  const card = Object.hasOwn(CARDS, object_id) ? CARDS[object_id] : undefined;
  return card ? [card.whose] : [];
};

/** An export took along cards of people, where its columns tell more than who they are; `keys` say whose each row is. */
export const noteExport = (
  actor: Actor,
  object_id: string,
  rows: readonly Row[],
  keys: readonly Row[],
): void => {
  if (!Object.hasOwn(CARDS, object_id)) return;
  const told = rows.map((row, index) => ({ ...row, ...keys[index] }));
  note(actor, 'export', cardsIn(actor, object_id, told));
};

/** The caller looked at the rights of people, which show as much as their cards. */
export const noteLook = (actor: Actor, employees: readonly number[]): void =>
  note(
    actor,
    'card',
    employees.filter((employee_id) => !isOneself(actor, employee_id)),
  );

const rowsIn = (page: string): readonly Row[] => (JSON.parse(page) as { data: Row[] }).data;

/** Not awaited, and its failure fails no reading. */
const note = (actor: Actor, kind: CardKind, employees: readonly number[]): void => {
  if (employees.length === 0) return;
  keepCardViews(actor, kind, employees).catch((error) => log.error({ err: error }, 'card view not recorded'));
};

type CardKind = 'card' | 'export';

/** Records that the caller looked at cards of others: a row for each of them and the day, with a count. */
const keepCardViews = (actor: Actor, kind: CardKind, employees: readonly number[]): Promise<unknown> =>
  inTransaction((tx) =>
    tx.rows(KEEP, [
      [...new Set(employees)].toSorted((a, b) => a - b),
      businessDay(new Date().toISOString()),
      actor.user_id,
      actor.grant_id === null ? 0 : (actor.employee_id ?? 0),
      kind,
      looksAs(actor),
    ]),
  );

/** In the order of the people, so that two exports never wait for each other. */
const KEEP = `insert into "card_view" as v ("employee_id", "day", "user_id", "behalf_id", "kind", "role")
  select e, $2::date, $3, $4, $5, $6 from unnest($1::bigint[]) with ordinality as w(e, n) order by n
  on conflict ("employee_id", "day", "user_id", "behalf_id", "kind")
  do update set "count" = v."count" + 1, "role" = excluded."role", "last_at" = now()`;

/** A year is enough for later questions. */
export const sweepCardViews = (db: Db) =>
  db.rows(`delete from "card_view" where "day" < "business_day"() - interval '1 year'`);
