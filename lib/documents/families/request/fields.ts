import { always, code, day, id, integer, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';

const ofType = (column: string) => ({ from: { ref: 'request_type_id', table: 'request_type', column } });

/** What a request for a paper says beyond the common fields. */
export const fields: Fields = {
  /** The document whose paper it carries; none where a person asks for a paper. */
  legal_document_id: id({ nullable: true }),
  /** The day of the request. */
  date: day({ nullable: true }),
  request_type_id: id({ ...always, nullable: true, references: 'request_type' }),
  request_type_code: code(60, ofType('code')),
  request_type_name: text(200, ofType('name')),
  request_type_name_eng: text(200, ofType('name_eng')),
  /** Who makes such papers. */
  made_by: code(20, ofType('made_by')),
  year: integer({ ...always, nullable: true }),
  month: integer({ ...always, nullable: true }),
  language: code(2, { ...always, values: ['ru', 'en'] }),
  delivery: code(10, { ...always, values: ['paper', 'file'] }),
  /** On paper. */
  copies: integer(always),
  /** Who will see the paper. */
  addressee: text(300, always),
  /** What is asked for, where no type says it. */
  text: text(2000, always),
  /** How far the portal is with it. */
  stage: code(20),
  title: text(300, IN_DOCUMENT),
  title_eng: text(300, IN_DOCUMENT),
  due_date: day({ ...IN_DOCUMENT, nullable: true }),
};

export const form: FormInput = {
  sections: [
    {
      key: 'paper',
      controls: ['request_type_id', 'year', 'month', 'language', 'delivery', 'copies', 'addressee', 'text'],
    },
  ],
  attachments: true,
};
