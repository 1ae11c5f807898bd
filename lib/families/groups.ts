import { FAMILY_IDENTITIES, identityOf } from './identities.ts';
import { FAMILY_GROUPS, type FamilyGroup } from './identity.ts';

/** How many documents a family has in a list of many. */
export interface FamilyCount {
  readonly object_id: string;
  readonly count: number;
}

/** A group with the sum of its families. */
export interface GroupCount {
  readonly group: FamilyGroup;
  readonly count: number;
  readonly families: readonly FamilyCount[];
}

/** What a list of many families is narrowed to: everything, a group, or the object of a family. */
export type Narrowed = 'all' | FamilyGroup | (string & {});

export const groupOf = (object_id: string): FamilyGroup => identityOf(object_id)?.group ?? 'papers';

/**
 * How many rows there are of each family, by group in the fixed order; a family with nothing in it is left out, and
 * so is a group. Families of a group stand in the order of all of them.
 */
export const countedByGroup = (rows: readonly { readonly object_id: string }[]): readonly GroupCount[] =>
  FAMILY_GROUPS.map((group) => {
    const families = FAMILY_IDENTITIES.filter((family) => family.group === group)
      .map(({ object_id }) => ({
        object_id,
        count: rows.filter((row) => row.object_id === object_id).length,
      }))
      .filter(({ count }) => count > 0);
    return { group, families, count: families.reduce((sum, { count }) => sum + count, 0) };
  }).filter(({ count }) => count > 0);

/** The groups a list offers: those with rows and their count; all of its families' while rows are not counted. */
export const groupsShown = (
  objects: readonly string[],
  rows: readonly { readonly object_id: string }[] | undefined,
): readonly GroupCount[] => countedByGroup(rows ?? objects.map((object_id) => ({ object_id })));

/** Families without a row in a list, in the order of groups. */
export const emptyFamilies = (
  objects: readonly string[],
  rows: readonly { readonly object_id: string }[],
): readonly string[] =>
  FAMILY_GROUPS.flatMap((group) =>
    objects.filter(
      (object_id) => groupOf(object_id) === group && !rows.some((row) => row.object_id === object_id),
    ),
  );

/** The objects that a narrowed list shows. An unknown group or object narrows nothing. */
export const objectsIn = (narrowed: Narrowed, objects: readonly string[]): readonly string[] => {
  if (objects.includes(narrowed)) return [narrowed];
  const group = FAMILY_GROUPS.find((each) => each === narrowed);
  return group ? objects.filter((object_id) => groupOf(object_id) === group) : objects;
};
