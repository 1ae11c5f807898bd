import { randomUUID } from 'node:crypto';
import { type Actor, holds } from '../../../lib/access/actor.ts';
import { overtime as family } from '../../../lib/documents/families/overtime/index.ts';
import type { overtimeMethods } from '../../../lib/documents/families/overtime/methods.ts';
import type { Mastered, MasterInput } from '../../../lib/documents/families/overtime/rpc.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import type { Handlers } from '../../call/handler.ts';
import { apart, type Tx } from '../../db/tx.ts';
import { makeDocuments } from '../../documents/save.ts';
import { beginDocument } from '../../workflow/begin.ts';

/** What the calls of overtime lead to. */
export const handlers = {
  'overtime.master': (input, { tx, actor }) => prepareForMany(tx, actor, input),
} satisfies Handlers<typeof overtimeMethods>;

/** The status that prepared overtime begins in (AMB-121). */
const FIRST = 'created';

type Person = MasterInput['people'][number];

/**
 * Prepares overtime for several people: a document each in status `created`, all or none (AMB-121). A manager prepares for
 * their own reports, a reviewer for anybody of the organization. People are written in ascending order, as locks are
 * taken; what is wrong with each is named by its row. Refuses: access_denied, validation, warnings_unseen,
 * too_many_drafts, no_workflow_step.
 */
const prepareForMany = async (tx: Tx, actor: Actor, input: MasterInput): Promise<Mastered> => {
  if (!holds(actor, 'manager', 'reviewer')) throw refusal('access_denied');
  const master_id = randomUUID();
  const rows = input.people
    .map((person, index) => ({ person, index }))
    .toSorted((a, b) => a.person.employee_id - b.person.employee_id || a.index - b.index);
  const refused: FieldRefusal[] = [];
  const unseen: FieldRefusal[] = [];
  const made = new Map<number, number>();
  for (const [place, { person, index }] of rows.entries()) {
    if (rows[place - 1]?.person.employee_id === person.employee_id) {
      refused.push({ field: `people.${index}.employee_id`, code: 'overtime/person-twice' });
      continue;
    }
    try {
      made.set(index, await apart(tx, (within) => prepareOne(within, actor, input, person, master_id)));
    } catch (error) {
      const { fields = [], reason } = error instanceof CallError ? error.refusal : {};
      if (fields.length === 0) throw error;
      const named = fields.map((each) => ({ ...each, field: `people.${index}.${each.field}` }));
      (reason === 'warnings_unseen' ? unseen : refused).push(...named);
    }
  }
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
  if (unseen.length > 0) throw new CallError({ reason: 'warnings_unseen', fields: unseen });
  return { data: { master_id, documents: await madeFor(tx, input.people, made) } };
};

const prepareOne = async (
  tx: Tx,
  actor: Actor,
  { people: _people, seen = [], ...common }: MasterInput,
  person: Person,
  master_id: string,
): Promise<number> => {
  const record = Object.fromEntries(
    Object.entries({ ...common, ...person }).filter(([, value]) => value !== undefined),
  );
  const [id] = await makeDocuments(tx, actor, family, [record]);
  if (id === undefined) throw refusal('system_error');
  await tx.rows('update "overtime" set "master_id" = $2 where "id" = $1', [id, master_id]);
  await beginDocument(tx, actor, family, id, { status_id: FIRST, seen });
  return id;
};

/** What was made, in the order asked for. */
const madeFor = async (
  tx: Tx,
  people: readonly Person[],
  made: ReadonlyMap<number, number>,
): Promise<Mastered['data']['documents']> => {
  const rows = await tx.rows<{ id: number; number: string }>(
    'select "id", "number" from "document" where "id" = any($1::bigint[])',
    [[...made.values()]],
  );
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return people.map(({ employee_id }, index) => {
    const document_id = made.get(index) ?? 0;
    return { employee_id, document_id, number: numbers.get(document_id) ?? '' };
  });
};
