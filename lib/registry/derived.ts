import { type Actor, coversFamily, holds } from '../access/actor.ts';
import { teamReach } from '../access/team-reach.ts';
import { AT_WORK, objectsOfKinds } from '../calendar/absence-kinds.ts';
import { FAMILIES } from '../documents/families.ts';
import type { Family } from '../documents/family.ts';
import { DOCUMENT_FIELDS, SUMMARY_FIELDS } from '../documents/fields.ts';
import { ABSENCES } from '../families/identities.ts';
import { and, anyOf, eq, type Filter, or, type Scope } from '../filter/filter.ts';
import { code, day, flag, id, json, named, text, time } from '../objects/kinds.ts';
import type { Fields, ObjectDefinition } from '../objects/object.ts';

/** Sent, not withdrawn and not replaced. */
const present: Filter = and(
  { not: anyOf('status_id', ['empty', 'draft', 'declined']) },
  eq('replaced', false),
);

const HOME = objectsOfKinds(AT_WORK);

/**
 * What keeps a person away, of the families the grant covers: the one answer of lists and of the team calendar. Work
 * elsewhere is no absence: only readers of the document see it.
 */
export const heldAbsences = (actor: Actor): Filter => {
  const covered = ABSENCES.filter((object_id) => coversFamily(actor, object_id));
  const away = anyOf(
    'object_id',
    covered.filter((object_id) => !HOME.includes(object_id)),
  );
  const home = covered.filter((object_id) => HOME.includes(object_id));
  const told = scopeOf(
    FAMILIES.filter(({ object_id }) => home.includes(object_id)),
    actor,
  );
  const isTold = holds(actor, 'hr') ? anyOf('object_id', home) : told;
  return and(present, isTold === 'none' || isTold === 'all' || home.length === 0 ? away : or(away, isTold));
};

/** People whose absences a person may see without the reason (`teamReach`), as far as a document says whose it is. */
const awayScope = (actor: Actor): Scope => {
  const reach = teamReach(actor, { colleagues: true });
  if (!reach) return 'none';
  const { whole, self, leads, under } = reach;
  // No team member is two levels below: the second level adds none here.
  const { second_level: _above, ...near } = actor;
  const parts: Filter[] = [
    ...(self === null ? [] : [eq('employee_id', self)]),
    ...leads.map((manager) => eq('manager_id', manager)),
    ...(under.length === 0 ? [] : [anyOf('manager_id', under), anyOf('employee_id', under)]),
    ...(whole === null ? [] : [eq('organization_id', whole)]),
  ];
  return parts.length === 0
    ? 'none'
    : and(eq('organization_id', actor.organization_id), heldAbsences(near), or(...parts));
};

/** The documents of some families the caller may read. */
const scopeOf = (families: readonly Family[], actor: Actor): Scope => {
  const parts = families.flatMap((family) => {
    const scope = family.scope(actor);
    if (scope === 'none') return [];
    return [
      scope === 'all' ? eq('object_id', family.object_id) : and(eq('object_id', family.object_id), scope),
    ];
  });
  return parts.length === 0 ? 'none' : or(...parts);
};

/** The documents of every family the caller may read. */
const documentsScope = (actor: Actor): Scope => scopeOf(FAMILIES, actor);

/** Those of them that take people away: of these the caller learns the reason. */
export const readableAbsences = (actor: Actor): Scope =>
  scopeOf(
    FAMILIES.filter(({ absence }) => absence),
    actor,
  );

/** Fields that identify the document of an absence: for its readers, and for hr, who may search by it. */
const ofDocument = {
  readIn: (actor: Actor): Scope => (holds(actor, 'hr') ? 'all' : readableAbsences(actor)),
};

/**
 * Absences by day. The document and its family, which is the reason, are shown to those who may read it: the employee,
 * the managers, hr. Colleagues read dates only.
 */
export const away: ObjectDefinition = {
  object_id: 'away',
  tables: ['document'],
  fields: {
    id: id(ofDocument),
    employee_id: id(),
    ...named('employee', 'employee_id', 'employee'),
    department: text(300, { from: { ref: 'employee_id', table: 'employee', column: 'department' } }),
    start_date: day({ nullable: true }),
    end_date: day({ nullable: true }),
    /** The part of its only day that it takes; null where it takes all of it. */
    time_from: time({ nullable: true }),
    time_to: time({ nullable: true }),
    /** The stretches of days it holds on: pairs of a first and a last day, as JSON text. */
    stretches: json({ computed: true }),
    /** '1' while the absence is not agreed yet. */
    pending: flag({ computed: true }),
    manager_id: id({ read: ['manager', 'hr'], nullable: true }),
    organization_id: id(),
    status_id: code(40, { read: ['hr'] }),
    replaced: flag({ read: ['hr'] }),
    object_id: code(60, ofDocument),
  },
  scope: awayScope,
  order: { field: 'start_date', desc: false },
};

/** The document that one accompanies: those are in no list of documents. */
const LEG: Fields = { legal_document_id: id({ computed: true, nullable: true }) };

const ofAnyFamily: Fields = Object.fromEntries(
  Object.entries({ ...DOCUMENT_FIELDS, ...SUMMARY_FIELDS, ...LEG }).flatMap(
    ([name, { write: _write, ...field }]) => (name === 'client_id' ? [] : [[name, field] as const]),
  ),
);

/**
 * Documents the caller reads, of all families, that wait for them: chosen by the predicate of the click (`isAwaiting`).
 */
export const incomplete: ObjectDefinition = {
  object_id: 'incomplete',
  tables: ['document'],
  fields: ofAnyFamily,
  scope: documentsScope,
  order: { field: 'status_date', desc: false },
};

/** Documents of all families the caller reads, by what they say of themselves. */
export const document: ObjectDefinition = {
  object_id: 'document',
  tables: ['document'],
  fields: ofAnyFamily,
  scope: documentsScope,
  order: { field: 'id', desc: true },
};
