import { day, id, moment, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';

/** What a paper before a person has beyond the common fields: what it is called, and until when an answer is awaited. */
export const fields: Fields = {
  title: text(300, { ...IN_DOCUMENT, write: 'always', required: true }),
  due_date: day({ ...IN_DOCUMENT, write: 'always', nullable: true }),
  paper_id: id({ nullable: true }),
  reminded_at: moment({ nullable: true, read: ['hr'] }),
};
