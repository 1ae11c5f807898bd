import { OF_PEOPLE, OF_SETTINGS } from '../audit/groups.data.ts';
import { DICTIONARIES } from '../dictionaries/dictionaries.data.ts';
import { FAMILIES } from '../documents/families.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { allObjects } from '../registry/registry.ts';
import { OBJECT_GROUPS, type ObjectGroup } from './table.data.ts';

/** The group of an object; what belongs to a family stands where its documents do. */
export const groupOf = (object_id: string): ObjectGroup => {
  const family = FAMILIES.find(
    (each) => each.object_id === object_id || each.objects?.some((own) => own.object_id === object_id),
  );
  if (family) return family.group;
  if (among(OF_PEOPLE, object_id)) return 'staff';
  const isSetting = among(OF_SETTINGS, object_id) || DICTIONARIES.some(({ object }) => object === object_id);
  return isSetting ? 'settings' : 'around';
};

const among = (names: readonly string[], name: string): boolean => names.includes(name);

/** Every object once, group by group; a family before what belongs to it. */
export const groupedObjects = (): readonly ObjectDefinition[] => {
  const place = ({ object_id }: ObjectDefinition): number => OBJECT_GROUPS.indexOf(groupOf(object_id));
  return allObjects().toSorted((a, b) => place(a) - place(b));
};
