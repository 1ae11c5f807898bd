import { wrongField } from '../../call/call-error.ts';
import { loadType } from '../../documents/rule-facts.ts';
import type { BeforeWrite } from '../../objects/rules.ts';

/** A text is the next version for its purpose, counted under a lock; its purpose is one of consents, its term a term. */
export const textIsNextVersion: BeforeWrite = async (tx, actor, _before, after) => {
  if (!after) return;
  const { document_type_id: typeId, organization_id, valid_for_months: months } = after;
  const type = await loadType(tx, actor.client_id, Number(typeId));
  if (type?.object_id !== 'pdagreement' || type.disabled) throw wrongField('document_type_id', 'field/wrong');
  if (months !== null && months !== undefined && !(Number(months) > 0 && Number(months) <= 1200))
    throw wrongField('valid_for_months', 'field/wrong');
  await tx.rows('select 1 from "document_type" where "id" = $1 for no key update', [typeId]);
  const [last] = await tx.rows<{ version: number | null }>(
    `select max("version") as version from "consent_text"
     where "client_id" = $1 and "document_type_id" = $2 and "organization_id" is not distinct from $3`,
    [actor.client_id, typeId, organization_id ?? null],
  );
  after.version = (last?.version ?? 0) + 1;
};
