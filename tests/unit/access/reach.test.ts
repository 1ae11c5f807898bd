import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../lib/access/actor.ts';
import { ROLES, type StoredRole } from '../../../lib/access/roles.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import type { Filter, Literal, Scope } from '../../../lib/filter/filter.ts';
import { matches } from '../../../lib/filter/matches.ts';
import type { ObjectDefinition } from '../../../lib/objects/object.ts';
import { MARK, roleActor, unmarked } from '../../../lib/reach/marked-actor.ts';
import type { Level } from '../../../lib/reach/meaning.ts';
import { partsOf, type RulePart, reachOf } from '../../../lib/reach/reach.ts';
import { allObjects } from '../../../lib/registry/registry.ts';

type Rule = (actor: Actor) => Scope;
type Row = Readonly<Record<string, Literal>>;

const PLACE = { parameters: {}, secondLevel: FAMILIES.map(({ object_id }) => object_id) };
const EVERY_ROLE: readonly (StoredRole | undefined)[] = [undefined, ...ROLES];
const ofRole = (role: StoredRole | undefined): Actor => roleActor(role ? [role] : [], PLACE);

/** Every rule: of reading each object, and of writing it where that is another rule. */
const RULES: readonly { readonly name: string; readonly object: ObjectDefinition; readonly rule: Rule }[] =
  allObjects().flatMap((object) => [
    { name: `${object.object_id}, read`, object, rule: object.scope },
    ...(object.write?.scope
      ? [{ name: `${object.object_id}, written`, object, rule: object.write.scope }]
      : []),
  ]);

const atomsIn = (
  filter: Filter,
): Exclude<Filter, { and: unknown } | { or: unknown } | { not: unknown }>[] => {
  if ('and' in filter) return filter.and.flatMap(atomsIn);
  if ('or' in filter) return filter.or.flatMap(atomsIn);
  return 'not' in filter ? atomsIn(filter.not) : [filter];
};
const atomsOf = (scope: Scope) => (typeof scope === 'string' ? [] : atomsIn(scope));
const valuesIn = (atom: ReturnType<typeof atomsIn>[number]): readonly Literal[] =>
  'in' in atom ? atom.in : 'value' in atom ? [atom.value] : [];

const passes = (scope: Scope, row: Row, isNamed: boolean): boolean =>
  typeof scope === 'string' ? scope === 'all' : matches(scope, row, () => isNamed);

const passesPart = ({ atoms }: RulePart, actor: Actor, row: Row, isNamed: boolean): boolean =>
  atoms.every((atom) => matches(unmarked(atom, actor), row, () => isNamed));

const id = fc.integer({ min: 1, max: 6 });
const somebody: fc.Arbitrary<Actor> = fc
  .record({
    roles: fc.subarray([...ROLES]),
    me: id,
    organization_id: fc.option(id),
    manager_ids: fc.uniqueArray(id, { maxLength: 2 }),
    assisted_ids: fc.uniqueArray(id, { maxLength: 2 }),
    second: fc.uniqueArray(id, { maxLength: 2 }),
    acts: fc.boolean(),
    families: fc.option(fc.subarray(PLACE.secondLevel), { nil: undefined }),
    dismissed: fc.boolean(),
  })
  .map(({ roles, me, acts, second, families, dismissed, ...rest }) => ({
    ...roleActor(roles, PLACE),
    ...rest,
    user_id: 71,
    session_id: 72,
    client_id: 73,
    employee_id: me,
    real_employee_id: acts ? me + 10 : me,
    grant_id: acts ? 5 : null,
    department: 'Цех',
    second_level: { families: PLACE.secondLevel, manager_ids: second },
    ...(families ? { families } : {}),
    ...(dismissed ? { dismissed: true as const } : {}),
  }));

describe('a rule taken apart', () => {
  test.each(RULES)('is the rule itself: $name', ({ rule }) => {
    fc.assert(
      fc.property(somebody, fc.infiniteStream(fc.nat()), fc.boolean(), (actor, choice, isNamed) => {
        const scope = rule(actor);
        const offered = new Map<string, Literal[]>();
        for (const atom of atomsOf(scope))
          offered.set(atom.field, [...(offered.get(atom.field) ?? [null, 1, 99]), ...valuesIn(atom)]);
        const pick = (values: readonly Literal[]): Literal =>
          values[(choice.next().value ?? 0) % values.length] ?? null;
        const row: Row = Object.fromEntries(
          [...offered].map(([field, values]) => [field, pick(values)] as const),
        );
        const parts = partsOf(rule, actor);
        expect(parts.some((part) => passesPart(part, actor, row, isNamed))).toBe(passes(scope, row, isNamed));
      }),
      { numRuns: 60 },
    );
  });

  test('has words for each of its conditions, for every role', () => {
    for (const { name, rule } of RULES)
      for (const role of EVERY_ROLE)
        for (const { conditions } of reachOf(rule, ofRole(role)))
          expect(
            conditions.map(({ code }) => code),
            `${name} ${role}`,
          ).not.toContain('other');
  });
});

/** Owners of rows, by their relation to the reader. */
const ROWS_OF = {
  own: { employee: MARK.employee, manager: -1, organization: MARK.organization },
  reports: { employee: -2, manager: MARK.employee, organization: MARK.organization },
  assisted: { employee: -2, manager: MARK.assisted, organization: MARK.organization },
  second: { employee: -2, manager: MARK.second, organization: MARK.organization },
  colleagues: { employee: -2, manager: MARK.manager, organization: MARK.organization },
  managers: { employee: MARK.manager, manager: -1, organization: MARK.organization },
  organization: { employee: -2, manager: -1, organization: MARK.organization },
  common: { employee: -2, manager: -1, organization: null },
  company: { employee: -2, manager: -1, organization: -3 },
  foreign: { employee: -2, manager: -1, organization: -3 },
} as const;
type Kind = keyof typeof ROWS_OF;
const KINDS = Object.keys(ROWS_OF) as Kind[];

/** Rows a level lets through beside its own: those of the organization are among those of the company. */
const COVERS: Readonly<Record<Level, readonly Kind[]>> = {
  own: ['own'],
  named: [],
  reports: ['reports'],
  assisted: ['assisted'],
  second: ['second'],
  colleagues: ['colleagues'],
  managers: ['managers'],
  organization: KINDS.filter((kind) => !['common', 'company', 'foreign'].includes(kind)),
  common: ['common'],
  company: KINDS.filter((kind) => kind !== 'foreign'),
  product: [],
  all: KINDS,
};

/** The value of a field that names the owner, in a row of that kind; undefined for any other field. */
const heldIn = (kind: Kind, field: string, { tables: [table] }: ObjectDefinition): Literal | undefined => {
  const { employee, manager, organization } = ROWS_OF[kind];
  const isMine = kind === 'own';
  const name = field.replace(/^document_/, '');
  if (name === 'client_id') return kind === 'foreign' ? -9 : MARK.client;
  if (name === 'organization_id' || (name === 'id' && table === 'organization')) return organization;
  if (name === 'manager_id') return manager;
  if (name === 'user_id' || (name === 'id' && table === 'app_user')) return isMine ? MARK.user : -7;
  if (name === 'recipient_id') return String(employee);
  if (name === 'deputy_employee_id') return -8;
  return name === 'employee_id' || (name === 'id' && table === 'employee') ? employee : undefined;
};

/**
 * Whether some row of a kind passes, whatever its other fields hold: a condition is met by one of the values it names.
 */
const isReached = (scope: Scope, kind: Kind, object: ObjectDefinition): boolean => {
  if (typeof scope === 'string') return scope === 'all';
  const free = new Map<string, Set<Literal>>();
  for (const atom of atomsIn(scope))
    if (heldIn(kind, atom.field, object) === undefined)
      free.set(atom.field, new Set([...(free.get(atom.field) ?? [null, 'x']), ...valuesIn(atom)]));
  const fixed = Object.fromEntries(
    Object.keys(object.fields).flatMap((field) => {
      const value = heldIn(kind, field, object);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const tries = [...free].reduce<Row[]>(
    (rows, [field, values]) =>
      rows.flatMap((row) => [...values].map((value) => ({ ...row, [field]: value }))),
    [fixed],
  );
  return tries.some((row) => matches(scope, row));
};

describe('how far a rule reaches in words', () => {
  for (const role of EVERY_ROLE)
    test(`is what the rule lets through: ${role ?? 'nobody in particular'}`, () => {
      for (const { name, object, rule } of RULES) {
        if (object.object_id === 'message') continue;
        const actor = ofRole(role);
        const said = new Set(reachOf(rule, actor).flatMap(({ level }) => COVERS[level]));
        const scope = rule(actor);
        for (const kind of KINDS)
          expect(isReached(scope, kind, object), `${name}: ${kind} of ${role}`).toBe(said.has(kind));
      }
    });

  test('hr reads their organization, a manager reports and themselves, a colleague nobody', () => {
    const [vacation] = FAMILIES;
    const levels = (role: StoredRole) =>
      reachOf(vacation?.scope ?? (() => 'none'), ofRole(role)).map(({ level }) => level);
    expect(levels('hr')).toEqual(['organization']);
    expect(levels('manager')).toEqual(['second', 'reports', 'own']);
    expect(levels('employee')).toEqual(['own']);
    expect(levels('assistant')).toEqual(['assisted']);
    expect(levels('admin')).toEqual([]);
  });

  test('ways that differ by the family alone are one; all families need no word', () => {
    const all = FAMILIES.map(({ object_id }) => object_id);
    const files = allObjects().find(({ object_id }) => object_id === 'file');
    const [widest] = reachOf(files?.scope ?? (() => 'none'), ofRole('hr'), all);
    expect(widest).toEqual({ level: 'organization', conditions: [] });
  });
});
