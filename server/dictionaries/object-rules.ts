import { detailOf } from '../../lib/dictionaries/detail.ts';
import { wrongElementDetail } from '../../lib/dictionaries/element-detail.ts';
import { ELEMENT_DICTIONARIES } from '../../lib/objects/elements.data.ts';
import { CallError, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { BeforeWrite, RulesByObject } from '../objects/rules.ts';

/** Hours of an element are hours, and what may follow a shift is a shift of the same company. Refuses: validation. */
const detailHolds: BeforeWrite = async (tx, { client_id }, before, after) => {
  if (after?.detail === undefined) return;
  const dictionary_code = String(after.dictionary_code ?? before?.dictionary_code ?? '');
  const rows = await tx.rows<Row<'dictionary_element', 'id' | 'code'>>(
    'select "id", "code" from "dictionary_element" where "client_id" = $1 and "dictionary_code" = $2',
    [client_id, dictionary_code],
  );
  const others = rows.filter(({ id }) => id !== before?.id).map(({ code }) => code);
  const own = String(after.code ?? before?.code ?? '');
  const fields = wrongElementDetail(dictionary_code, detailOf(after.detail), new Set([...others, own]));
  if (fields.length > 0) throw new CallError({ reason: 'validation', fields });
};

/** What a dictionary is for is said by the dictionary, not by each of its rows. Refuses: validation. */
const forItsObject: BeforeWrite = async (_tx, _actor, before, after) => {
  if (before || !after) return;
  const known = ELEMENT_DICTIONARIES.find(({ code }) => code === after.dictionary_code);
  if (known?.object_id !== after.dictionary_object_id) throw wrongField('dictionary_object_id');
};

/** Conditions of the objects whose rows are entries of dictionaries. */
export const objectRules: RulesByObject = { dictionary_element: { before: [forItsObject, detailHolds] } };
