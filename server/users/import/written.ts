import type { Actor } from '../../../lib/access/actor.ts';
import type { ImportPlan, ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { type AuditEntry, byActor } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';

/** A line that is written, with what it does. */
export type Planned = ImportVerdict & { readonly plan: ImportPlan };

/** Who writes, and what is known by the row of a line once it is written. */
export interface Writing {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly password_hash: string;
  readonly employees: Map<number, number>;
  readonly invite: ImportInvite;
}

export type Deed = Omit<AuditEntry, 'stream'>;

/** A row of the audit: what was done to a row of a table. */
export const deedOf = (
  { actor }: Writing,
  action: string,
  object_id: string,
  record_id: number,
  detail: Record<string, unknown>,
): Deed => ({ ...byActor(actor), action, object_id, record_id: String(record_id), detail });

/** Rows as one parameter. */
export const asJson = (rows: readonly object[]): string => JSON.stringify(rows);

const UNIQUE = '23505';

/** What another hand took in the meantime is no defect: the file is to be looked at again. Refuses: import_changed. */
export const takenMeanwhile = (error: { code?: string }): never => {
  throw error.code === UNIQUE ? refusal('import_changed') : error;
};

/** Whether owners of new accounts are mailed a link at once, with a later invitation of all, or not at all. */
export type ImportInvite = 'now' | 'later' | 'never';
