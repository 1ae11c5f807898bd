import { describe, expect, test } from 'vitest';
import { countedByGroup, emptyFamilies, groupOf, objectsIn } from '../../../lib/families/groups.ts';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { FAMILY_GROUPS } from '../../../lib/families/identity.ts';

const OBJECTS = FAMILY_IDENTITIES.map(({ object_id }) => object_id);
const row = (object_id: string) => ({ object_id });

describe('a list of many families', () => {
  test('is counted by group in the fixed order, each with the sum of its families', () => {
    const rows = [...OBJECTS.toReversed(), 'vacation'].map(row);
    const counted = countedByGroup(rows);
    expect(counted.map(({ group }) => group)).toEqual(
      FAMILY_GROUPS.filter((group) => FAMILY_IDENTITIES.some((family) => family.group === group)),
    );
    for (const { count, families } of counted)
      expect(count).toBe(families.reduce((sum, family) => sum + family.count, 0));
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    expect(counted[0]?.families[0]).toEqual({ object_id: 'vacation', count: 2 });
  });

  test('leaves out groups and families with nothing in them, which are known apart', () => {
    expect(countedByGroup([])).toEqual([]);
    expect(emptyFamilies(OBJECTS, [])).toHaveLength(OBJECTS.length);
    const counted = countedByGroup([row('vacation')]);
    expect(counted).toEqual([{ group: 'time', count: 1, families: [{ object_id: 'vacation', count: 1 }] }]);
    expect(emptyFamilies(OBJECTS, [row('vacation')])).not.toContain('vacation');
  });

  test('is narrowed to a group or to one family', () => {
    expect(objectsIn('all', OBJECTS)).toEqual(OBJECTS);
    expect(objectsIn('vacation', OBJECTS)).toEqual(['vacation']);
    const papers = objectsIn('papers', OBJECTS);
    expect(papers.length).toBeGreaterThan(0);
    for (const object_id of papers) expect(groupOf(object_id)).toBe('papers');
  });

  test('is not narrowed by what is no group and none of its families', () => {
    expect(objectsIn('nosuch', OBJECTS)).toEqual(OBJECTS);
    expect(objectsIn('vacation', ['statement'])).toEqual(['statement']);
  });
});
