import type { Actor } from '../access/actor.ts';
import type { Scope } from '../filter/filter.ts';
import { type Atom, alternativesOf } from './alternatives.ts';
import { marked } from './marked-actor.ts';
import { type Condition, type ConditionCode, LEVELS, type Level, meaningOf } from './meaning.ts';

/** Whose rows an actor has by one part of a rule, and what narrows them. */
export interface Way {
  readonly level: Level;
  readonly conditions: readonly Condition[];
}

/** One part of a rule, with the comparisons it is made of, on marks. */
export interface RulePart extends Way {
  readonly atoms: readonly Atom[];
}

/** What a rule says for an actor: the very scope that guards the calls, asked for their marks and taken apart. */
export const partsOf = (scope: (actor: Actor) => Scope, actor: Actor): readonly RulePart[] =>
  alternativesOf(scope(marked(actor))).map((atoms) => ({ atoms, ...wayOf(atoms) }));

/**
 * How far a rule reaches for an actor, the widest way first; no way means no rows. Ways that differ by the family of
 * documents alone are one; `families` are all there are, so that all of them need no word.
 */
export const reachOf = (
  scope: (actor: Actor) => Scope,
  actor: Actor,
  families: readonly string[] = [],
): readonly Way[] => joined(partsOf(scope, actor), families).toSorted(widestFirst);

/** Ways by what they are. */
export const keyOf = ({ level, conditions }: Way): string => JSON.stringify([level, conditions]);

export const widestFirst = (a: Way, b: Way): number => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level);

const wayOf = (atoms: readonly Atom[]): Way => {
  const meanings = atoms.map(meaningOf);
  const levels = meanings.flatMap((each) => ('level' in each ? [each.level] : []));
  const conditions = meanings.flatMap((each) => ('condition' in each ? [each.condition] : []));
  const level = LEVELS.find((each) => levels.includes(each)) ?? 'all';
  const isWithin = OF_PEOPLE.has(level) && levels.includes('organization');
  return {
    level,
    conditions: isWithin ? [...conditions, { code: 'in_organization', values: [] }] : conditions,
  };
};

/** Levels of people, who need not work in the reader's organization. */
const OF_PEOPLE: ReadonlySet<Level> = new Set([
  'own',
  'reports',
  'assisted',
  'second',
  'colleagues',
  'managers',
]);

/** Conditions by families, and their form for all but a few. */
const EXCEPT = { family: 'family_except', accompanies: 'accompanies_except' } as const;

const isOfFamilies = (code: ConditionCode): code is keyof typeof EXCEPT => Object.hasOwn(EXCEPT, code);

const joined = (ways: readonly Way[], families: readonly string[]): readonly Way[] => {
  const alike = Map.groupBy(ways.map(withoutAlone), ({ level, conditions }) =>
    JSON.stringify([
      level,
      conditions.map(({ code, values }) => (isOfFamilies(code) ? [code] : [code, values])),
    ]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const conditions = first.conditions.flatMap((condition) =>
      isOfFamilies(condition.code) ? ofFamilies(condition.code, group, families) : [condition],
    );
    return [{ level: first.level, conditions }];
  });
};

/** Among documents of many families the condition "accompanies none" is left unsaid. */
const withoutAlone = ({ level, conditions }: Way): Way => ({
  level,
  conditions: conditions.some(({ code }) => code === 'family')
    ? conditions.filter(({ code }) => code !== 'alone')
    : conditions,
});

/** The longest list of families that is named as an exception. */
const EXCEPT_MOST = 4;

const ofFamilies = (
  code: keyof typeof EXCEPT,
  group: readonly Way[],
  families: readonly string[],
): readonly Condition[] => {
  const named = group.flatMap((way) => way.conditions.find((each) => each.code === code)?.values ?? []);
  const values = [...new Set(named)];
  const left = families.filter((each) => !values.includes(each));
  if (families.length === 0 || left.length > EXCEPT_MOST) return [{ code, values }];
  if (left.length > 0) return [{ code: EXCEPT[code], values: left }];
  return code === 'family' ? [] : [{ code, values: [] }];
};
