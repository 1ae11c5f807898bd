import { keepsStaff } from '../access/actor.ts';
import { code, day, id, moment, named, text } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';
import { throughEmployee, writable } from './people.ts';

const ofGround = (column: string) => ({
  from: { ref: 'ground_id', table: 'dictionary_element', column },
});
const ofDocument = (column: string) => ({ from: { ref: 'document_id', table: 'document', column } });

/** Dismissals as hr entered them, for the order that is printed; each is a call of its own. */
export const dismissal: ObjectDefinition = {
  object_id: 'dismissal',
  tables: ['dismissal'],
  fields: {
    id: id(),
    /** Of the order. */
    number: code(40),
    employee_id: id(),
    ...named('employee', 'employee_id', 'employee'),
    ...throughEmployee,
    date: day(),
    ground_id: id(),
    ...named('ground', 'ground_id', 'dictionary_element'),
    article: text(1000, ofGround('description')),
    article_eng: text(1000, ofGround('description_eng')),
    document_id: id({ nullable: true }),
    document_number: text(40, ofDocument('number')),
    document_date: moment({ ...ofDocument('create_date'), nullable: true }),
    comments: text(2000),
    create_date: moment(),
  },
  scope: (actor) => (keepsStaff(actor) ? writable(actor) : 'none'),
  order: { field: 'date', desc: true },
};
