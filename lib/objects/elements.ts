import { keepsStaff } from '../access/actor.ts';
import { ownClient } from '../access/scope.ts';
import { ofStaff } from '../families/candidate.ts';
import { ELEMENT_DICTIONARIES, type ElementCode } from './elements.data.ts';
import { always, code, flag, id, integer, json, moment, must, names, text } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';

/**
 * Entries of the dictionaries that are a code with names and a description: those of assessment, and of overtime. Hours of
 * presets and shifts stand in `detail`.
 */
export const dictionaryElement: ObjectDefinition = {
  object_id: 'dictionary_element',
  tables: ['dictionary_element'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    dictionary_object_id: code(60, { write: 'add', required: true }),
    dictionary_code: code(60, {
      write: 'add',
      required: true,
      values: ELEMENT_DICTIONARIES.map((each) => each.code),
    }),
    code: code(60, must),
    ...names(200),
    description: text(1000, always),
    description_eng: text(1000, always),
    detail: json(always),
    sort: integer(always),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: ofStaff(ownClient),
  order: { field: 'sort', desc: false },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff },
  owned: (actor) => ({ client_id: actor.client_id }),
};

/**
 * What kind of place a business trip goes to (TRIP-05): those elements alone, for what names one by its id. They are written
 * as elements.
 */
const { write: _asElements, ...elements } = dictionaryElement;
export const btripDestination: ObjectDefinition = {
  ...elements,
  object_id: 'btrip_destination',
  discriminator: { column: 'dictionary_code', value: 'BtripDestination' satisfies ElementCode },
};
