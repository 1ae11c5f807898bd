import { z } from 'zod';
import { BUSINESS_ROLES } from '../access/roles.ts';
import { WAYS } from '../workflow/changes/publication.ts';
import { PARTIES, POLICY_LEVELS } from '../workflow/signature/law.ts';
import { id, objectName, record, words } from './shapes.ts';
import { workflowFinding } from './workflow-admin.ts';

/** Steps of one draft, at most. */
const STEPS_MAX = 400;
const POLICIES_MAX = 200;

const status = z.string().min(1).max(40);
const moment = z.string();

/** What a step says while it is in force. */
export const stepContent = z.strictObject({
  business_role: z.enum(BUSINESS_ROLES),
  status_id: status,
  next_status_id: status,
  reject: z.boolean(),
  editable: z.boolean(),
  delete_allowed: z.boolean(),
  indicators: words(200),
  organization_id: id.nullable(),
  detail: record.refine((detail) => (JSON.stringify(detail) ?? '').length <= 4_000),
});

/** A step by its row; one that is not there yet by a number below zero, its own within the draft. */
const rowId = z
  .number()
  .int()
  .refine((value) => value !== 0);

const wanted = z.strictObject({ id: rowId, after: stepContent.nullable() });

const change = z.object({
  id: z.number().int(),
  before: stepContent.nullable(),
  after: stepContent.nullable(),
});

/** What the local act says of the signature of a party under a kind of document. */
const policyContent = z.strictObject({
  document_type_id: id.nullable(),
  party: z.enum(PARTIES),
  level: z.enum(POLICY_LEVELS),
  required: z.boolean(),
  article: words(300),
});
const wantedPolicy = z.strictObject({ id: rowId, after: policyContent.nullable() });
const policyChange = z.object({
  id: z.number().int(),
  before: policyContent.nullable(),
  after: policyContent.nullable(),
});

const named = z.object({ name: z.string(), name_eng: z.string() });

const draft = z.object({
  id,
  number: z.number().int(),
  changes: z.array(change),
  policies: z.array(policyChange),
  author: named.nullable(),
  /** It is the caller's own. */
  own: z.boolean(),
  create_date: moment,
  updated_at: moment,
});
export type WorkflowDraft = z.infer<typeof draft>;

const version = z.object({
  version: z.number().int(),
  /** The change that it came by. */
  number: z.number().int(),
  title: z.string(),
  publisher: named.nullable(),
  published_at: moment,
  way: z.enum(WAYS),
  moved: z.number().int(),
  changed: z.number().int(),
  steps: z.number().int(),
});
export type WorkflowVersion = z.infer<typeof version>;

/** Drafts of an object and its versions, the newest first. */
export const changesAnswer = z.object({
  drafts: z.array(draft),
  versions: z.array(version),
  /** Steps the portal comes with. */
  delivered: z.number().int(),
});
export type WorkflowChanges = z.infer<typeof changesAnswer>;

export const changesInput = z.strictObject({ object: objectName });

/** The whole of what a draft is to say; without `id` a new one. */
export const draftInput = z.strictObject({
  object: objectName,
  id: id.optional(),
  updated_at: moment.optional(),
  changes: z.array(wanted).max(STEPS_MAX),
  /** What it says of signatures; absent: as it did. */
  policies: z.array(wantedPolicy).max(POLICIES_MAX).optional(),
  /** Steps the draft changes although another person has changed them since. */
  anew: z.array(rowId).max(STEPS_MAX).optional(),
  policies_anew: z.array(rowId).max(POLICIES_MAX).optional(),
});
export type DraftInput = z.infer<typeof draftInput>;
export const draftAnswer = z.object({ data: draft });

const stranded = z.object({
  status_id: z.string(),
  organizations: z.array(z.object({ organization_id: id, documents: z.number().int() })),
  documents: z.number().int(),
  /** Since when the first of them waits. */
  oldest: moment,
  /** Where they may be put, the best first. */
  targets: z.array(z.object({ status_id: z.string(), kind: z.enum(['forward', 'back']) })),
});
export type StrandedDocuments = z.infer<typeof stranded>;

export const strandedInput = z.strictObject({ id, status_id: status });
/** The documents of a status that would have no step, those that wait longest first; `more` where there are others. */
export const strandedAnswer = z.object({
  data: z.array(
    z.object({
      id,
      number: z.string(),
      employee_name: z.string(),
      employee_name_eng: z.string(),
      since: moment,
    }),
  ),
  more: z.boolean(),
});
export type StrandedList = z.infer<typeof strandedAnswer>;

/** What a draft would do if it were published now. */
export const judgeAnswer = z.object({
  findings: z.array(workflowFinding.extend({ is_new: z.boolean() })),
  /** Findings on the steps in force that the draft resolves. */
  gone: z.array(workflowFinding),
  /** Changes whose steps another person has changed since. */
  collisions: z.array(change.extend({ now: stepContent.nullable() })),
  policy_collisions: z.array(policyChange.extend({ now: policyContent.nullable() })),
  /** The version that was published since the draft was made; null where none was. */
  overtaken: version.nullable(),
  /** Documents that are under way. */
  under_way: z.number().int(),
  /** Those that would have no step if all went by the new order. */
  stranded: z.array(stranded),
  /** What the portal would do with documents under way. */
  way: z.enum(WAYS),
});
export type WorkflowJudgement = z.infer<typeof judgeAnswer>;

export const publishInput = z.strictObject({
  id,
  updated_at: moment,
  title: words(300).refine((text) => text !== ''),
  way: z.enum(WAYS),
  /** Where stranded documents go, status by status. */
  moves: z.array(z.strictObject({ status_id: status, next_status_id: status })).max(40),
  /** Single documents with another target than their status. */
  apart: z.array(z.strictObject({ id, next_status_id: status })).max(1_000),
  /** Confirms that people may decide their own documents by steps that the draft adds. */
  own_decisions: z.boolean().optional(),
});
export type PublishInput = z.infer<typeof publishInput>;
export const publishAnswer = z.object({ data: version });

export const dropInput = z.strictObject({ id, updated_at: moment });

/** A version to bring back: by its number, the one before the first (0), or what the portal comes with. */
export const restoreInput = z.strictObject({
  object: objectName,
  version: z.union([z.number().int().min(0), z.literal('delivered')]),
});

const fileStep = stepContent.omit({ organization_id: true }).extend({
  /** By its name; null for all. */
  organization: z.string().max(200).nullable(),
});
export const workflowFile = z.strictObject({
  format: z.literal('employee-gateway-workflow-1'),
  object: objectName,
  steps: z.array(fileStep).max(STEPS_MAX),
});
export type WorkflowFile = z.infer<typeof workflowFile>;
export const exportAnswer = z.object({ data: workflowFile });
export const importInput = z.strictObject({ object: objectName, file: z.string().max(500_000) });
