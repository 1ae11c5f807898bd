import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { sends } from '../../lib/workflow/sends.ts';
import { linesIn } from './fill-in.ts';
import { one, stepsOf } from './matrix-company.ts';
import { addDocument, giveFile, recordFor } from './matrix-family.ts';
import type { Name } from './matrix-people.data.ts';
import { personal } from './matrix-personal.ts';
import { addVacation } from './matrix-vacation.ts';
import { nobody, nothing, type ObjectRows, type Workshop } from './matrix-workshop.ts';
import { plantSignature } from './signing/planted-signature.ts';

/** Documents of every family, and rows that belong to a vacation. */
export const documentRows = (workshop: Workshop): Record<string, ObjectRows> => {
  const { company, member, insert, once } = workshop;
  const vacation = once('vacation', (target) => addVacation(company, target as Name, 'prepared'));
  const said = async (target: string) => {
    const { employee_id, user_id } = member(target);
    return insert('discussion_message', {
      registrator_id: await vacation(target),
      author_id: employee_id,
      user_id,
      text: 'Можно ли раньше?',
    });
  };
  const firstRow = 'select "id" from "document_status" where "registrator_id" = $1 and "seq" = 1';
  return {
    ...Object.fromEntries(FAMILIES.map((family) => [family.object_id, familyRows(workshop, family)])),
    ...Object.fromEntries(FAMILIES.flatMap((family) => linesRows(workshop, family))),
    document_status: {
      target: personal,
      shared: once('document_status', async (target) => one(company.db, firstRow, [await vacation(target)])),
      fresh: nobody,
      // Moves are added by the table of moves, never here.
      added: nothing,
      change: { comments: 'изменено' },
      table: 'document_status',
    },
    document_change: {
      target: personal,
      shared: once('document_change', async (target) => {
        const { organization_id, user_id } = member(target);
        const registrator_id = await vacation(target);
        const said = { reason: 'По заявлению', changes: '[]', user_id };
        return insert('document_change', { object_id: 'vacation', registrator_id, organization_id, ...said });
      }),
      fresh: nobody,
      added: nothing,
      change: { reason: 'изменено' },
      table: 'document_change',
    },
    discussion_message: {
      target: personal,
      shared: once('discussion_message', said),
      fresh: said,
      added: async (target) => ({ registrator_id: await vacation(target), text: 'Вопрос' }),
      change: { text: 'Иначе' },
      table: 'discussion_message',
      stands: '"delete_date" is null',
    },
    signature: {
      target: personal,
      shared: once('signature', async (target) => {
        const query = (sql: string, values: unknown[] = []) => company.db.query(sql, values);
        return (await plantSignature(query, Number(await vacation(target)))).signature;
      }),
      fresh: nobody,
      added: nothing,
      change: { level: 'LT' },
      table: 'signature',
    },
    file: {
      target: personal,
      shared: once('file', async (target) => giveFile(company, 'vacation', Number(await vacation(target)))),
      fresh: nobody,
      added: async (target) => ({
        registrator_id: await vacation(target),
        document_object_id: 'vacation',
        original_name: 'x.png',
      }),
      change: { deleted: '1' },
      table: 'file',
    },
    document: {
      target: personal,
      shared: vacation,
      fresh: nobody,
      added: async (target) => ({ employee_id: member(target).employee_id }),
      change: { comments: 'чужое' },
      table: 'document',
    },
    away: {
      target: personal,
      shared: vacation,
      fresh: nobody,
      added: async (target) => ({ employee_id: member(target).employee_id }),
      change: { start_date: '2030-01-01' },
      table: 'document',
      known: { field: 'employee_id', of: (target) => member(target).employee_id },
    },
  };
};

const without = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** Documents of a family: read in the status after sending; rights to change depend on status. */
const familyRows = ({ company, member, once }: Workshop, { object_id, untold = [] }: Family): ObjectRows => {
  const sent = (target: string): string =>
    stepsOf(company, member(target).client_id, object_id).find(sends)?.next_status_id ?? 'empty';
  return {
    target: personal,
    shared: once(object_id, (target) => addDocument(company, object_id, target as Name, sent(target))),
    fresh: nobody,
    added: async (target) => ({
      employee_id: member(target).employee_id,
      comments: 'новый',
      // Candidates fill in `untold` fields themselves, once the company has begun.
      ...without(await recordFor(company, object_id, target as Name), untold),
    }),
    change: { comments: 'изменено' },
    byStatus: true,
    table: 'document',
  };
};

/** Lines of documents of a family, which are written with their document alone. */
const linesRows = ({ company, once }: Workshop, family: Family): [string, ObjectRows][] =>
  linesIn(family).map(({ object: { object_id }, parent }) => {
    const document = once(`${object_id} of`, (target) =>
      addDocument(company, family.object_id, target as Name, 'empty'),
    );
    const line = `select "id" from "${object_id}" where "${parent}" = $1`;
    return [
      object_id,
      {
        target: personal,
        shared: once(object_id, async (target) => one(company.db, line, [await document(target)])),
        fresh: nobody,
        added: async (target) => ({ [parent]: await document(target) }),
        change: { sort: 2 },
        table: object_id,
      },
    ];
  });
