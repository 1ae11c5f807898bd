import { familyOf } from '../documents/families.ts';
import { OTHER_FORMS } from '../forms/other-forms.data.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { objectOf } from './registry.ts';

const OTHERS: readonly string[] = OTHER_FORMS;

/** What printed forms may be made of: documents of a family, or rows of a few other objects. Undefined of anything else. */
export const formObject = (object_id: string): ObjectDefinition | undefined =>
  familyOf(object_id)?.object ?? (OTHERS.includes(object_id) ? objectOf(object_id) : undefined);
