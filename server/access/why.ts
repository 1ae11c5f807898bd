import { type Actor, coversFamily } from '../../lib/access/actor.ts';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import { anyOf, eq, type Filter } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { AccessHat, AccessWhy, HeldGrant, TriedRule } from '../../lib/reach/answer.ts';
import type { Hat } from '../../lib/reach/hat-rows.ts';
import { isAbout, rulesFor, triedRule } from '../../lib/reach/tried-rules.ts';
import { CallError, refusal, valueOrThrow } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { compileDiscriminator, compileScope, fromClause, statementOf } from '../objects/compile.ts';
import { listQuery } from '../objects/list-query.ts';
import { objectOrRefuse, readView } from '../objects/view.ts';
import { noteLook } from '../trail/note-cards.ts';
import { mustBeAdmin } from '../workflow/admin/admin-only.ts';
import { readWhy } from '../workflow/why.ts';
import { type LookedAt, lookAt } from './people.ts';

interface Asked {
  readonly employee_id: number;
  readonly object: string;
  readonly id: number;
}

/**
 * Whether a person sees a document and may act with it, answered by the functions that guard their calls, and the rules
 * behind it. Of the document only its number and owner are shown. Refuses: access_denied, unknown_object, not_found.
 */
export const accessWhy = async (
  admin: Actor,
  { employee_id, object: object_id, id }: Asked,
): Promise<AccessWhy> => {
  mustBeAdmin(admin);
  if (!familyOf(object_id)) throw refusal('unknown_object');
  const object = objectOrRefuse(object_id);
  const rules = await readRules(db, admin.client_id);
  const [document, person] = await Promise.all([
    readHead(admin, object_id, id),
    lookAt(admin, employee_id, rules),
  ]);
  noteLook(admin, [employee_id]);
  const hats: AccessHat[] = [];
  for (const hat of person.hats) hats.push(await judged(admin, hat, person.facts.held, object, id));
  if (hats.length === 0) hats.push(notEntering(person));
  return {
    document,
    person: person.facts,
    sees: hats.some(({ sees }) => sees),
    acts: hats.some(({ acts }) => acts),
    hats,
  };
};

const judged = async (
  admin: Actor,
  { actor, grant_id }: Hat,
  held: readonly HeldGrant[],
  object: ObjectDefinition,
  id: number,
): Promise<AccessHat> => {
  const sees = await isSeen(actor, object, id);
  const { edits, steps } = await whatIsDone(actor, object.object_id, id);
  return {
    grant: held.find((grant) => grant.id === grant_id) ?? null,
    roles: actor.roles.filter((role) => role !== 'user'),
    sees,
    acts: steps.some(({ offered }) => offered),
    edits,
    none: noRule(actor, object.object_id),
    rules: await rulesTried(admin, actor, object, id),
    steps,
  };
};

/** Whether the person's own list has the document, with its scope as in any call. */
const isSeen = async (actor: Actor, object: ObjectDefinition, id: number): Promise<boolean> => {
  const query = { ...listQuery(object, actor, { select: 'id', rowsPerPage: 1 }), also: anyOf('id', [id]) };
  return valueOrThrow(await readView(actor, query)).rows.length > 0;
};

/** Steps and edits as `workflow.why` judges them for the person; what is read with another document is not moved by hand. */
const whatIsDone = async (
  actor: Actor,
  object: string,
  id: number,
): Promise<Pick<AccessHat, 'edits' | 'steps'>> => {
  try {
    const { steps, not_editable } = await readWhy(actor, { object, id });
    return {
      edits: not_editable === null,
      steps: steps.map(({ role, next_status_id, reject, right, open }) => ({
        role,
        next_status_id,
        reject,
        offered: right === null,
        right,
        ready: right !== null || open,
      })),
    };
  } catch (error) {
    if (error instanceof CallError && error.refusal.reason === 'not_found')
      return { edits: false, steps: [] };
    throw error;
  }
};

const SECOND_LEVEL = FAMILIES.map(({ object_id }) => object_id);

const rulesTried = async (
  admin: Actor,
  actor: Actor,
  object: ObjectDefinition,
  id: number,
): Promise<readonly TriedRule[]> => {
  const rules = rulesFor(object, actor, SECOND_LEVEL);
  const filters = rules.flatMap(({ asks }) => asks.map(({ filter }) => filter));
  const holds = await answersOf(admin.client_id, object, id, filters);
  const tried = rules.map((rule) => triedRule(rule, holds)).filter(isAbout);
  const texts = new Map(tried.map((rule) => [JSON.stringify({ ...rule, conditions: [] }), rule]));
  return [...texts.values()].toSorted((a, b) => Number(b.holds) - Number(a.holds));
};

const noRule = (actor: Actor, object_id: string): AccessHat['none'] => {
  if (!coversFamily(actor, object_id)) return 'grant_families';
  return actor.dismissed ? 'dismissed' : null;
};

/** A person who may not enter sees nothing, whatever their roles allow. */
const notEntering = ({ facts }: LookedAt): AccessHat => ({
  grant: null,
  roles: [],
  sees: false,
  acts: false,
  edits: false,
  none: facts.state === 'closed' ? 'closed' : 'no_account',
  rules: [],
  steps: [],
});

type Head = AccessWhy['document'];

const readHead = async (admin: Actor, object: string, id: number): Promise<Head> => {
  const [row] = await db.rows<Pick<Head, 'number' | 'owner' | 'manager' | 'organization'>>(
    `select d."number", ${named('e')} as owner, ${named('m')} as manager, ${named('o')} as organization
     from "document" d join "organization" o on o."id" = d."organization_id"
       left join "employee" e on e."id" = d."employee_id" left join "employee" m on m."id" = d."manager_id"
     where d."id" = $1 and d."object_id" = $2 and d."client_id" = $3`,
    [id, object, admin.client_id],
  );
  if (!row) throw refusal('not_found');
  return { object, id, ...row };
};

const named = (alias: string): string =>
  `case when ${alias}."id" is not null then json_build_object('name', ${alias}."name", 'name_eng', ${alias}."name_eng") end`;

/** Which comparisons of rules hold for one row of a client, as the lists would compare them. */
const answersOf = async (
  client_id: number,
  object: ObjectDefinition,
  id: number,
  filters: readonly Filter[],
): Promise<(filter: Filter) => boolean> => {
  const distinct = [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).entries()];
  const statement = statementOf(object);
  const columns = distinct.map(
    ([, filter], index) => `coalesce((${compileScope(statement, filter)}), false) as "a${index}"`,
  );
  const where = [
    compileDiscriminator(statement),
    compileScope(statement, eq('id', id)),
    compileScope(statement, eq('client_id', client_id)),
  ];
  const [row] = await db.rows<Record<string, boolean>>(
    `select ${['true as "there"', ...columns].join(', ')} from ${fromClause(statement)} where ${where.join(' and ')}`,
    statement.values,
  );
  const held = new Set(distinct.flatMap(([text], index) => (row?.[`a${index}`] ? [text] : [])));
  return (filter) => held.has(JSON.stringify(filter));
};
