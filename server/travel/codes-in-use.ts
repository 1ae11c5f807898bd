import { refusal, wrongField } from '../call/call-error.ts';
import type { BeforeWrite } from '../objects/rules.ts';

/** A column of a table with client_id that names a dictionary's row by its code. */
type Naming = readonly [table: string, column: string];

/**
 * Rows name countries and currencies by code: one that is named is disabled, not deleted, and keeps its code. Refuses:
 * used_elsewhere, validation.
 */
export const codeStaysWhileNamedBy = (namings: readonly Naming[]): BeforeWrite => {
  const sql = namings
    .map(([table, column]) => `select 1 from "${table}" where "client_id" = $1 and "${column}" = $2`)
    .join(' union all ');
  return async (tx, actor, before, after) => {
    if (!before || (after && (after.code ?? before.code) === before.code)) return;
    const named = await tx.rows(`${sql} limit 1`, [actor.client_id, before.code]);
    if (named.length > 0) throw after ? wrongField('code', 'field/named') : refusal('used_elsewhere');
  };
};
