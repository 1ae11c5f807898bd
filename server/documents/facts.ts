import { familyOf } from '../../lib/documents/families.ts';
import { inStatus } from '../../lib/documents/moments.ts';
import { type DocumentFacts, parseTypeDetail, statusOf } from '../../lib/workflow/document.ts';

/** Columns that a judgement of a document needs. */
export const FACT_KEYS = [
  'id',
  'object_id',
  'status_id',
  'organization_id',
  'employee_id',
  'manager_id',
  'creator_id',
  'workflow_id',
  'create_date',
  'document_type_id',
  'document_type_code',
  'detail',
] as const;

/** Those that some objects have. */
export const MORE_KEYS = ['replaced', 'signed', 'legal_document_id'];

/** What a judgement asks of a document, from the raw values of its row. */
export const documentFactsOf = (keys: Record<string, unknown>): DocumentFacts => ({
  id: Number(keys.id),
  object_id: String(keys.object_id),
  status_id: statusOf(keys.status_id as string | null),
  organization_id: keys.organization_id as number | null,
  employee_id: keys.employee_id as number | null,
  manager_id: keys.manager_id as number | null,
  creator_id: keys.creator_id as number | null,
  workflow_id: keys.workflow_id as number | null,
  create_date: (keys.create_date ?? null) as string | null,
  document_type_id: (keys.document_type_id ?? null) as number | null,
  replaced: keys.replaced === true,
  signed: keys.signed === true,
  accompanies: typeof keys.legal_document_id === 'number',
  fixed: inStatus(familyOf(String(keys.object_id)), statusOf(keys.status_id as string | null)).fixed,
  document_type:
    keys.document_type_code === null || keys.document_type_code === undefined
      ? null
      : { code: String(keys.document_type_code), detail: parseTypeDetail(keys.detail) },
});
