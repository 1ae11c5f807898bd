import { mayDiffer } from '../../lib/settings/overlay.ts';
import { wrongField } from '../call/call-error.ts';
import type { BeforeWrite } from '../objects/rules.ts';
import { addRows } from '../objects/write.ts';

/** A value for one organization is of a parameter that may differ there. Refuses: validation, by `code`. */
export const isForThatOrganization: BeforeWrite = async (_tx, _actor, before, after) => {
  const organization = after?.organization_id ?? before?.organization_id ?? null;
  const code = String(after?.code ?? before?.code ?? '');
  if (after && organization !== null && !mayDiffer(code))
    throw wrongField('code', 'parameter/same-everywhere');
};

/**
 * A value of one organization stands over the record of all organizations: a missing record is made, with the shipped
 * value, so that every reader of parameters finds the value over it.
 */
export const standsOverARecord: BeforeWrite = async (tx, actor, before, after) => {
  if (before || !after) return;
  const { code } = after;
  const found = await tx.rows('select 1 from "parameter" where "client_id" = $1 and "code" = $2', [
    actor.client_id,
    code,
  ]);
  if (found.length === 0) await addRows(tx, actor, 'parameter', [{ code, value: '' }], false);
};
