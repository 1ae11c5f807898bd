import type { Actor } from '../access/actor.ts';
import type { Role } from '../access/roles.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { type AccessRow, accessRow, type ClientRules } from './access-row.ts';
import type { AccessCause, PersonRow, PersonStep, PersonWay } from './answer.ts';
import { inRole } from './marked-actor.ts';
import type { Level } from './meaning.ts';
import { groupOf } from './object-groups.ts';
import { keyOf, type Way, widestFirst } from './reach.ts';

/** One way a person enters the portal: as themselves, or by a grant. */
export interface Hat {
  readonly actor: Actor;
  /** Null without a grant. */
  readonly grant_id: number | null;
}

const VERBS = ['read', 'add', 'edit', 'del'] as const;

/** A row of the table of one person: what they may by any of their hats, each right with its causes. */
export const hatRow = (object: ObjectDefinition, hats: readonly Hat[], rules: ClientRules): PersonRow => {
  const worn = hats.map((hat) => ({
    hat,
    row: accessRow(object, hat.actor, rules),
    byRole: rolesOf(hat.actor).map(
      (role) => [role, accessRow(object, inRole(hat.actor, role), rules)] as const,
    ),
  }));
  const ways = (verb: (typeof VERBS)[number]): readonly PersonWay[] =>
    merged(
      worn.flatMap(({ hat, row, byRole }) =>
        (row[verb] ?? []).map((way) => ({
          ...way,
          ...whoseOf(hat.actor, [way.level]),
          causes: causesOf(hat, way, byRole, (each) => each[verb] ?? []),
        })),
      ),
    ).toSorted(widestFirst);
  const written = (verb: 'add' | 'edit' | 'del') =>
    worn.every(({ row }) => row[verb] === null) ? null : ways(verb);
  return {
    object: object.object_id,
    group: groupOf(object.object_id),
    read: ways('read'),
    add: written('add'),
    edit: written('edit'),
    del: written('del'),
    steps: stepsOf(worn),
    screens: [...new Set(worn.flatMap(({ row }) => row.screens))],
  };
};

type Worn = readonly {
  readonly hat: Hat;
  readonly row: AccessRow;
  readonly byRole: readonly (readonly [Role, AccessRow])[];
}[];

const stepsOf = (worn: Worn): readonly PersonStep[] =>
  merged(
    worn.flatMap(({ hat, row, byRole }) =>
      row.steps.map((step) => ({
        ...step,
        ...whoseOf(hat.actor, step.levels),
        causes: byRole
          .filter(([, alone]) => alone.steps.some(({ id }) => id === step.id))
          .map(([role]) => causeBy(hat, role)),
      })),
    ),
  ).toSorted((a, b) => a.id - b.id);

const rolesOf = ({ roles }: Actor): readonly Role[] => ['user', ...roles.filter((role) => role !== 'user')];

/** Roles that alone give this very right; without one, those that give one of its kind. */
const causesOf = (
  hat: Hat,
  way: Way,
  byRole: Worn[number]['byRole'],
  waysOf: (row: AccessRow) => readonly Way[],
): readonly AccessCause[] => {
  const giving = (isIt: (other: Way) => boolean) =>
    byRole.filter(([, row]) => waysOf(row).some(isIt)).map(([role]) => role);
  const exact = giving((other) => keyOf(other) === keyOf(way));
  const alike = exact.length > 0 ? exact : giving(({ level }) => level === way.level);
  return (alike.includes('user') ? (['user'] as const) : alike).map((role) => causeBy(hat, role));
};

const causeBy = ({ grant_id }: Hat, role: Role): AccessCause => ({
  role: role === 'user' ? null : role,
  grant_id,
});

/** What stands to a person is that of the one acted for; an organization is named. */
const whoseOf = (
  { grant_id, employee_id, organization_id }: Actor,
  levels: readonly Level[],
): Pick<PersonWay, 'whose' | 'organization_id'> => ({
  whose: grant_id !== null && levels.some((level) => !IMPERSONAL.has(level)) ? employee_id : null,
  organization_id: levels.includes('organization') ? organization_id : null,
});

const IMPERSONAL: ReadonlySet<Level> = new Set(['organization', 'common', 'company', 'product', 'all']);

/** The same right from several hats is one, with all its causes. */
const merged = <Of extends { readonly causes: readonly AccessCause[] }>(all: readonly Of[]): readonly Of[] =>
  [...Map.groupBy(all, ({ causes: _, ...right }) => JSON.stringify(right)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const causes = new Map(
      group.flatMap((each) => each.causes).map((cause) => [`${cause.role} ${cause.grant_id}`, cause]),
    );
    return [{ ...first, causes: [...causes.values()] }];
  });
