import type { EffectFacts, Touch, TouchedDocument } from '../../../lib/documents/effects.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { and, eq } from '../../../lib/filter/filter.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { lockDocuments, readWithin } from '../../documents/read-document.ts';
import { compileDiscriminator, compileScope, fromClause, statementOf } from '../../objects/compile.ts';
import type { Cause } from './carrying.ts';
import { familyOfEffect } from './values.ts';

/** A document that is going to move. */
interface Moving {
  readonly family: Family;
  readonly id: number;
}

/**
 * Locks documents that are going to move together with all that their effects may touch, in the one order of locks;
 * answers what it locked. Whatever a caller locks before it, it locks by this too.
 */
export const lockWithTouched = async (
  tx: Tx,
  clientId: number,
  moving: readonly Moving[],
): Promise<ReadonlySet<number>> => {
  const ids = new Set(moving.map(({ id }) => id));
  for (const { family, id } of moving) {
    if (!family.effects?.touches) continue;
    const document = await readWithin(tx, family, eq('client_id', clientId), id);
    const touches = document ? family.effects.touches(document.record) : [];
    for (const touch of touches) for (const touched of await idsOf(tx, clientId, touch)) ids.add(touched);
  }
  if (ids.size > 1) await lockDocuments(tx, [...ids]);
  return ids;
};

/**
 * What the effects of a move are decided by, read under the locks. A document that came within reach since they were
 * taken is not locked: the caller gets edited_by_another, and presses again.
 */
export const touchedBy = async (
  tx: Tx,
  clientId: number,
  family: Family,
  record: Parameters<NonNullable<NonNullable<Family['effects']>['touches']>>[0],
  locked: Cause['locked'],
): Promise<EffectFacts['touched']> => {
  const touched: TouchedDocument[] = [];
  for (const touch of family.effects?.touches?.(record) ?? [])
    for (const id of await idsOf(tx, clientId, touch)) {
      if (id === record.id) continue;
      if (!locked.has(id)) throw refusal('edited_by_another');
      const document = await readWithin(tx, familyOfEffect(touch.object_id), eq('client_id', clientId), id);
      if (document)
        touched.push({
          id,
          object_id: touch.object_id,
          status_id: document.facts.status_id,
          record: document.record,
        });
    }
  return touched;
};

const idsOf = async (tx: Tx, clientId: number, { object_id, filter }: Touch): Promise<number[]> => {
  const statement = statementOf(familyOfEffect(object_id).object);
  const where = [
    compileDiscriminator(statement),
    compileScope(statement, and(eq('client_id', clientId), filter)),
  ];
  const rows = await tx.rows<Row<'document', 'id'>>(
    `select b0."id" from ${fromClause(statement)} where ${where.join(' and ')} order by b0."id"`,
    statement.values,
  );
  return rows.map(({ id }) => id);
};
