import { z } from 'zod';
import { id, words } from './shapes.ts';

/** What a check of the audit may find: of a row of a chain, of a seal, or of a row that was sealed. */
export const AUDIT_TROUBLES = [
  'misplaced',
  'unlinked',
  'changed',
  'seal_misplaced',
  'seal_unlinked',
  'seal_foreign',
  'row_gone',
] as const;

/** The first row that is wrong: its stream and number in it; of a seal its number, and no stream. */
const auditTrouble = z.object({
  code: z.enum(AUDIT_TROUBLES),
  stream: z.string(),
  seq: z.number().int(),
});
export type AuditTrouble = z.infer<typeof auditTrouble>;

/** What is known of a client's audit. */
export const auditChain = z.object({
  rows: z.number().int(),
  /** False where there are more than `rows`. */
  rows_exact: z.boolean(),
  /** The last seal; null where there is none yet. */
  sealed: z.object({ number: z.number().int(), moment: z.string(), digest: z.string() }).nullable(),
  /** The last check; null before the first. */
  checked: z
    .object({
      moment: z.string(),
      name: z.string(),
      name_eng: z.string(),
      by_portal: z.boolean(),
      /** How many of the newest rows were looked at. */
      checked: z.number().int(),
      broken: auditTrouble.nullable(),
    })
    .nullable(),
});
export type AuditChain = z.infer<typeof auditChain>;

/** Who had to do with the data of the caller, and how often: looked, exported, changed. */
export const auditOwn = z.object({
  days: z.number().int(),
  people: z.array(
    z.object({
      /** Empty for a program. */
      name: z.string(),
      name_eng: z.string(),
      employee_id: id.nullable(),
      role: z.string(),
      behalf_name: z.string(),
      behalf_name_eng: z.string(),
      card: z.number().int(),
      export: z.number().int(),
      change: z.number().int(),
      last: z.string(),
    }),
  ),
});
export type AuditOwn = z.infer<typeof auditOwn>;

export const auditDocumentInput = z.strictObject({ number: words(40).min(1) });

/** Documents by their number: each family and organization has its own. */
export const auditDocuments = z.array(
  z.object({ id, object_id: z.string(), number: z.string(), name: z.string(), name_eng: z.string() }),
);
export type AuditDocuments = z.infer<typeof auditDocuments>;
