import { type Make, stepNamed } from '../../../lib/documents/effects.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { auditDocument, insertDocument } from '../../documents/document-rows.ts';
import { ownerWithin } from '../../documents/owner.ts';
import { lockMovable } from '../movable.ts';
import { bring, staysWithin } from './bring.ts';
import type { CarryOut } from './carrying.ts';
import { familyOfEffect, knownValues } from './values.ts';

/**
 * Makes a document and writes its first row of history, straight into the status its step leads to (AMB-119).
 * Refuses: not_found, no_workflow_step, validation, leave_exceeds_balance.
 */
export const make: CarryOut<Make> = async (tx, { cause, made }, effect) => {
  const { mover, rules, row } = cause;
  const family = familyOfEffect(effect.object_id);
  const owner = await ownerWithin(tx, mover.client_id, effect.employee_id);
  const step = stepNamed(rules.stepsOf(family.object_id), effect.step, owner.organization_id);
  if (!step) throw refusal('no_workflow_step');
  const values = {
    ...knownValues(family, effect.values),
    ...(effect.document_type === undefined
      ? {}
      : {
          document_type_id: await typeId(
            tx,
            mover.client_id,
            family,
            effect.document_type,
            owner.organization_id,
          ),
        }),
  };
  const id = await insertDocument(tx, mover, family, owner, values);
  await auditDocument(tx, mover, family, id, 'effect.make', { ...values, cause: row.id });
  const document = await lockMovable(tx, mover.client_id, id);
  await staysWithin(tx, cause, family, document, step);
  await bring(tx, cause, document, step);
  made.set(effect.name, id);
};

/** The organization's own type before that of all. */
const typeId = async (
  tx: Tx,
  clientId: number,
  { object_id }: Family,
  code: string,
  organizationId: number,
): Promise<number> => {
  const [type] = await tx.rows<Row<'document_type', 'id'>>(
    `select "id" from "document_type" where "client_id" = $1 and "object_id" = $2 and "code" = $3 and not "disabled"
       and ("organization_id" is null or "organization_id" = $4) order by "organization_id" nulls last, "id" limit 1`,
    [clientId, object_id, code, organizationId],
  );
  if (!type) throw wrongField('document_type_id');
  return type.id;
};
