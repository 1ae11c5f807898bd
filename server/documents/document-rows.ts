import type { Mover } from '../../lib/access/portal.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { Columns } from '../../lib/documents/judge-save.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { nextNumber } from './number.ts';
import type { Owner } from './owner.ts';

/** Writes a new document in status `empty` as it is said; answers its id. */
export const insertDocument = async (
  tx: Tx,
  actor: Mover,
  family: Family,
  owner: Owner,
  columns: Columns,
): Promise<number> => {
  const [common, own] = byTable(family, columns);
  const row: Columns = {
    ...common,
    ...owner,
    client_id: actor.client_id,
    object_id: family.object_id,
    number: await nextNumber(owner.organization_id, family),
    creator_id: actor.employee_id,
    editor_id: actor.real_employee_id,
  };
  const [made] = await insertRow<{ id: number }>(tx, 'document', row, 'returning "id"');
  if (!made) throw refusal('system_error');
  if (family.table) await insertRow(tx, family.table, { id: made.id, ...own });
  return made.id;
};

const insertRow = <Row extends Record<string, unknown>>(tx: Tx, table: string, row: Columns, answer = '') => {
  const names = Object.keys(row);
  return tx.rows<Row>(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) ${answer}`,
    Object.values(row),
  );
};

/** Writes other values of a document. */
export const updateDocument = async (tx: Tx, family: Family, id: number, columns: Columns): Promise<void> => {
  const [common, own] = byTable(family, columns);
  await setColumns(tx, 'document', id, common, true);
  if (family.table) await setColumns(tx, family.table, id, own, false);
};

const setColumns = async (
  tx: Tx,
  table: string,
  id: number,
  columns: Columns,
  touch: boolean,
): Promise<void> => {
  const sets = Object.keys(columns).map((name, index) => `"${name}" = $${index + 2}`);
  if (touch) sets.push('"updated_at" = now()');
  if (sets.length > 0)
    await tx.rows(`update "${table}" set ${sets.join(', ')} where "id" = $1`, [
      id,
      ...Object.values(columns),
    ]);
};

/** What a document says, by the columns of all documents and those of its family's own table; lines are in neither. */
export const byTable = (family: Family, columns: Columns): [common: Columns, own: Columns] => {
  const ofTable = (own: boolean) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, value]) => {
        const field = family.object.fields[name];
        if (field?.lines) return [];
        const isOwn = family.table !== undefined && field?.table === family.table;
        return isOwn === own ? [[field?.column ?? name, value]] : [];
      }),
    );
  return [ofTable(false), ofTable(true)];
};

/** Writes what was done with a document to its stream. */
export const auditDocument = (
  tx: Tx,
  actor: Mover,
  family: Family,
  id: number,
  action: string,
  detail: Columns,
) => auditBy(tx, actor, action, [`document:${id}`, family.object_id, id], withoutUntold(family, detail));

const withoutUntold = ({ untold = [] }: Family, detail: Columns): Columns =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, untold.includes(name) ? '…' : value]),
  );
