import type { Actor } from '../access/actor.ts';
import { ROLES } from '../access/roles.ts';
import type { Filter } from '../filter/filter.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import type { FailingPart, TriedRule } from './answer.ts';
import { inRole, MARK, marked, unmarked } from './marked-actor.ts';
import { meaningOf } from './meaning.ts';
import { partsOf, type RulePart } from './reach.ts';

/** A rule that may open an object to any role, with what it asks of a row. */
export interface Rule extends Omit<TriedRule, 'holds' | 'failing'> {
  /** The person has this rule. */
  readonly isTheirs: boolean;
  readonly asks: readonly { readonly part: FailingPart; readonly filter: Filter }[];
}

/** Every rule by which a role reads an object, as this person would meet it, with the roles that have it. */
export const rulesFor = (
  object: ObjectDefinition,
  actor: Actor,
  families: readonly string[],
): readonly Rule[] => {
  const whole = withAll(actor, families);
  const theirs = new Set(partsOf(object.scope, actor).map(textOf));
  const byRole = (['user', ...ROLES] as const).map(
    (role) => [role, new Set(partsOf(object.scope, inRole(whole, role)).map(textOf))] as const,
  );
  return unique([...partsOf(object.scope, whole), ...partsOf(object.scope, actor)]).map((part) => {
    const roles = byRole.filter(([, texts]) => texts.has(textOf(part))).map(([role]) => role);
    return {
      level: part.level,
      conditions: part.conditions,
      roles: roles.includes('user') ? [] : roles,
      isTheirs: theirs.has(textOf(part)),
      asks: part.atoms.map((atom) => {
        const meaning = meaningOf(atom);
        const part: FailingPart =
          'level' in meaning ? { code: meaning.level, values: [] } : { ...meaning.condition };
        return { part, filter: unmarked(atom, actor) };
      }),
    };
  });
};

/** A rule tried on a row; `holds` answers each of its comparisons. */
export const triedRule = (
  { isTheirs, asks, ...rule }: Rule,
  holds: (filter: Filter) => boolean,
): TriedRule => {
  const failing = asks.filter(({ filter }) => !holds(filter)).map(({ part }) => part);
  return {
    ...rule,
    holds: isTheirs && failing.length === 0,
    failing: isTheirs ? failing : [{ code: 'role', values: rule.roles }, ...failing],
  };
};

/** Whether a rule is about such rows at all: documents that accompany others, and those that do not, have their own. */
export const isAbout = ({ failing }: TriedRule): boolean =>
  !failing.some(({ code }) => code === 'accompanies' || code === 'alone');

/** An actor with every role, and all that comes with it. */
const withAll = ({ families: _, dismissed: __, ...actor }: Actor, families: readonly string[]): Actor => ({
  ...marked(actor),
  assisted_ids: [MARK.assisted],
  second_level: { families, manager_ids: [MARK.second] },
  roles: ['user', ...ROLES],
});

const textOf = ({ atoms }: RulePart): string => JSON.stringify(atoms);

const unique = (parts: readonly RulePart[]): readonly RulePart[] => [
  ...new Map(parts.map((part) => [textOf(part), part])).values(),
];
