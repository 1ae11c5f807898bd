import { familyOf } from '../documents/families.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { objectOf } from '../objects/registry.ts';

/** What printed forms may be made of: documents of a family, or rows of an object that says so. Undefined of anything else. */
export const formObject = (object_id: string): ObjectDefinition | undefined => {
  const object = familyOf(object_id)?.object ?? objectOf(object_id);
  return object?.document || object?.forms ? object : undefined;
};
