import type { Actor } from '../../lib/access/actor.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import type { Result } from '../../lib/kernel/result.ts';
import type { Db, Tx } from '../db/tx.ts';
import type { ListPage } from './list-page.ts';
import type { ListQuery } from './list-query.ts';
import type { Columns, Wire } from './parse-record.ts';

/** `before` is undefined on add, `after` (the given columns only) on delete; what the server owns may be put into it. */
export type BeforeWrite = (
  tx: Tx,
  actor: Actor,
  before: Columns | undefined,
  after: Columns | undefined,
) => Promise<void>;

export type PrepareWrite = (tx: Tx, actor: Actor) => Promise<void>;

/** `before` is undefined on add, `after` (the columns written) on delete. */
export type AfterWrite = (tx: Tx, before: Columns | undefined, after: Columns | undefined) => Promise<void>;

export type ReadPage = (db: Db, actor: Actor, query: ListQuery) => Promise<Result<ListPage, Refusal>>;

type WriteRows = (tx: Tx, actor: Actor, data: readonly Wire[]) => Promise<unknown[]>;

/** What a room of the domain adds to the lists and tables of an object. */
export interface ObjectRules {
  /** Tells the database what holds for all rows of a transaction, whatever they say; once for many of them. */
  readonly prepare?: readonly PrepareWrite[];
  /** Asked before a row is written, in this order. */
  readonly before?: readonly BeforeWrite[];
  /**
   * What is asked before a row is written looks at no other row of the object, and nothing is asked after: many may be added
   * by one statement.
   */
  readonly each_by_itself?: true;
  /** Asked once it is written, in this order. */
  readonly after?: readonly AfterWrite[];
  /**
   * Fields that PostgreSQL computes, as SQL: b0 is the object's first table, b1 the next. What a field is for the caller
   * alone is written from the placeholder of their person.
   */
  readonly computed?: Readonly<Record<string, string | ((caller: string) => string)>>;
  /** Reads a page in place of the plain list. */
  readonly read?: ReadPage;
  /** Reads it for `view.get` alone, where that tells the caller what holds for them and not the rows as they are kept. */
  readonly view?: ReadPage;
  /** Write rows in place of the plain table; only what can `begin` takes that. */
  readonly add?: WriteRows;
  readonly begin?: WriteRows;
  readonly edit?: WriteRows;
  readonly del?: WriteRows;
}

/** What a room adds, by object. */
export type RulesByObject = Readonly<Record<string, ObjectRules>>;

let known: ReadonlyMap<string, ObjectRules> | undefined;

/**
 * Tells the engine once what the rooms of the domain add to it. Several rooms may add to one object: their conditions
 * are all asked; a field or a way of writing that two of them give is a defect and throws.
 */
export const tellRules = (rooms: readonly RulesByObject[]): void => {
  const byObject = new Map<string, ObjectRules>();
  for (const room of rooms)
    for (const [object_id, rules] of Object.entries(room))
      byObject.set(object_id, together(object_id, byObject.get(object_id) ?? {}, rules));
  known = byObject;
};

/** What was added to an object. Throws before the engine was told: nothing is written without its conditions. */
export const rulesOf = (object_id: string): ObjectRules => {
  if (!known) throw new Error('the list engine was not told the rules of objects: server/object-rules.ts');
  return known.get(object_id) ?? {};
};

const together = (object_id: string, one: ObjectRules, other: ObjectRules): ObjectRules => {
  const twice = twiceIn(one.computed, other.computed) ?? WAYS.find((way) => one[way] && other[way]);
  if (twice) throw new Error(`two rooms say what ${twice} of ${object_id} is`);
  return {
    ...one,
    ...other,
    prepare: [...(one.prepare ?? []), ...(other.prepare ?? [])],
    before: [...(one.before ?? []), ...(other.before ?? [])],
    after: [...(one.after ?? []), ...(other.after ?? [])],
    computed: { ...one.computed, ...other.computed },
  };
};

const WAYS = ['read', 'view', 'add', 'begin', 'edit', 'del'] as const;

const twiceIn = (one: object = {}, other: object = {}): string | undefined =>
  Object.keys(other).find((name) => name in one);
