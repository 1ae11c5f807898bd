import { LEAVE_FIELDS } from '../../../leave/fields.ts';
import type { Fields } from '../../../objects/object.ts';

/** What a vacation has beyond the common fields. */
export const fields: Fields = LEAVE_FIELDS;
