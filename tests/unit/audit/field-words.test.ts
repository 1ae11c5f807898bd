import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../../lib/dictionaries/dictionaries.data.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { identityOf } from '../../../lib/families/identities.ts';
import { allObjects } from '../../../lib/registry/registry.ts';

type Words = { readonly [key: string]: Words | string | undefined };

const read = (path: string): Words =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../messages', path), 'utf8'));
const at = (words: Words | undefined, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((each, key) => (each as Words | undefined)?.[key], words);

const SETTINGS = ['parameter', 'parameter_override', 'parameter_schedule'];
/** Fields that dictionaries call by words of their own: for other objects these would be wrong. */
const NAMED_APART = ['type', 'value', 'amount', 'place', 'object_id'];

test.each(['ru', 'en'])(
  'every field that somebody writes is said in words in the log, not by its code (%s)',
  (locale) => {
    const [audit, dictionaries, documents] = ['audit', 'dictionaries', 'documents'].map((file) =>
      read(`${locale}/${file}.json`),
    );
    const inDictionaries = new Set(DICTIONARIES.map(({ object }) => object));
    // Lines are written with their document, as one field of it.
    const lines = new Set(
      FAMILIES.flatMap((family) => Object.values(family.lines ?? {}).map(({ object_id }) => object_id)),
    );
    const wordless = allObjects()
      .filter(({ object_id }) => !lines.has(object_id))
      .flatMap(({ object_id, fields, audited }) => {
        const family = identityOf(object_id) && read(`${locale}/families/${object_id}.json`);
        return Object.entries(fields).flatMap(([field, { write }]) => {
          const said = [
            at(family, 'fields', field),
            family && at(documents, 'fields', field),
            at(audit, 'own', object_id, field),
            at(audit, 'field', field),
            object_id === 'workflow' && at(audit, 'of_step', field),
            at(dictionaries, 'own', object_id, field),
            SETTINGS.includes(object_id) && at(dictionaries, 'own', 'parameter', field),
            inDictionaries.has(object_id) && at(dictionaries, 'field', field),
            !NAMED_APART.includes(field) && at(dictionaries, 'field', field),
          ];
          return !(write !== undefined || audited?.includes(field)) ||
            said.some((word) => typeof word === 'string')
            ? []
            : [`${object_id}.${field}`];
        });
      });
    expect(wordless).toEqual([]);
  },
);
