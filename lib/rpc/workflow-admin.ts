import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { FINDING_CODES } from '../workflow/lint/finding.ts';
import { PATH_ROLES } from '../workflow/path.ts';
import { documentPath } from '../workflow/path-shape.ts';
import { UNTAKEN_REASONS } from '../workflow/why.ts';
import { id, objectName } from './shapes.ts';

export const lintInput = z.strictObject({ object: objectName });

export const workflowFinding = z.object({
  severity: z.enum(['error', 'warning', 'note']),
  code: z.enum(FINDING_CODES),
  step_ids: z.array(z.number().int()),
  statuses: z.array(z.string()),
  /** What its sentence names; several are parted by commas. */
  values: z.record(z.string(), z.string()),
});

/** What looks wrong in the steps of an object, what matters most first. */
export const lintAnswer = z.object({ findings: z.array(workflowFinding) });
export type WorkflowFinding = z.infer<typeof workflowFinding>;

const status = z.string().min(1).max(40);

/** How an invented person stands to the document. */
export const STANDINGS = ['owner', 'manager', 'second_manager', 'other'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A document that is kept, as it stands or as it would in another status; or an invented one. */
const simulatedDocument = z.union([
  z.strictObject({ id, status_id: status.optional() }),
  z.strictObject({ number: z.string().trim().min(1).max(40), status_id: status.optional() }),
  z.strictObject({
    status_id: status,
    organization_id: id,
    document_type_id: id.optional(),
    employee_id: id.optional(),
  }),
]);

export const simulateInput = z.strictObject({
  object: objectName,
  /** A draft of changes, as if it were published and all went by it. */
  draft: id.optional(),
  document: simulatedDocument,
  /** The person it is asked about, real or invented. */
  person: z
    .union([
      z.strictObject({ employee_id: id }),
      z.strictObject({
        roles: z.array(z.enum(ROLES)).max(ROLES.length),
        organization_id: id,
        stands: z.enum(STANDINGS),
      }),
    ])
    .optional(),
});
export type SimulateInput = z.infer<typeof simulateInput>;

const named = z.object({ name: z.string(), name_eng: z.string() });

/** Why a person does not take a step; without an account: `cannot_enter`. */
export const SIMULATED_REASONS = [...UNTAKEN_REASONS, 'cannot_enter'] as const;

const simulatedStep = z.object({
  id: z.number().int(),
  role: z.enum(PATH_ROLES),
  next_status_id: z.string(),
  reject: z.boolean(),
  /** Why no person can take it with this document; null where the step is there. */
  absent: z.enum(UNTAKEN_REASONS).nullable(),
  sign: z.enum(['none', 'optional', 'required', 'paper', 'personal']),
  /** Who could take it now, a few of them. */
  people: z.array(named),
  more: z.boolean(),
  /** Whether the person asked about could, and why not; null where no person is given. */
  open: z.boolean().nullable(),
  why: z.enum(SIMULATED_REASONS).nullable(),
});

export const simulateAnswer = z.object({
  document: z.object({
    number: z.string().nullable(),
    status_id: z.string(),
    organization_id: z.number().int(),
    employee: named.nullable(),
    manager: named.nullable(),
  }),
  /** The person asked about, with the roles they work in; null for an invented one. */
  person: named.extend({ roles: z.array(z.string()) }).nullable(),
  steps: z.array(simulatedStep),
  path: documentPath,
});
export type Simulated = z.infer<typeof simulateAnswer>;
