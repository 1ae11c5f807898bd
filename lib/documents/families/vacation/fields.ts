import { LEAVE_FIELDS } from '../../../leave/fields.ts';
import { always, decimal } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';

/** What a vacation has beyond the common fields. */
export const fields: Fields = {
  ...LEAVE_FIELDS,
  /** Of its only day; all of it where nothing is said. */
  hours: decimal({ ...IN_DOCUMENT, ...always, nullable: true, example: '2.5' }),
};
