import type { Actor } from '../access/actor.ts';
import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { asksReason, canDecide, canEdit, isDecided, type Judged } from '../workflow/available.ts';
import type { DocumentFacts, DocumentTypeDetail } from '../workflow/document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { lengthRefusals } from '../workflow/form-checks.ts';
import { UNSENT_STATUSES } from '../workflow/statuses.data.ts';
import { changesOf, type FieldChange, reasonOf } from './change.ts';
import { completeDocument } from './complete.ts';
import { countedRefusal, type HeldTo } from './counting.ts';
import { outsideEmployment } from './employment.ts';
import type { FactBag } from './facts.ts';
import type { Family } from './family.ts';
import { decidedFields } from './moments.ts';
import { type Circumstances, circumstancesOf } from './record.ts';

/** Column values by field name; lines are whole, laid over those that are kept. */
export type Columns = Readonly<Record<string, unknown>>;

/** The type that a document is to have. */
export interface KnownType {
  readonly object_id: string;
  /** The only organization it is for; null for all of the client. */
  readonly organization_id: number | null;
  readonly disabled: boolean;
  readonly code: string;
  readonly detail: DocumentTypeDetail;
}

/** A document to be kept, with all that it is completed and judged by, read under the lock. */
export interface DocumentToSave extends Pick<Circumstances, 'today' | 'parameters' | 'calendar'> {
  readonly family: Family;
  readonly actor: Actor;
  readonly doc: DocumentFacts;
  /** As it is kept. */
  readonly before: DocumentRecord;
  readonly columns: Columns;
  readonly type: KnownType | null;
  readonly asked: FactBag;
  /** What its lines are refused for by what they name. */
  readonly refused: readonly FieldRefusal[];
}

/** The columns to store: what was given, completed by the rules of the family. Refuses: validation. */
export const completeSave = (save: DocumentToSave): Result<Columns, Refusal> => {
  const { family, before, columns, parameters, type, asked } = save;
  const merged: DocumentRecord = { ...before, ...columns };
  const facts = { ...circumstancesOf(save.actor, save.doc, save), type, ...asked };
  const { patch, refusals } = completeDocument(family, merged, new Set(Object.keys(columns)), facts, before);
  const fields = [
    ...save.refused,
    ...typeRefusals(save, merged),
    ...lengthRefusals(merged, parameters),
    ...refusals,
    ...changedOutside(save, { ...merged, ...patch }),
  ];
  return fields.length > 0 ? refuse({ reason: 'validation', fields }) : ok({ ...columns, ...patch });
};

/** A type is of the family; a new one is in use, and of the organization where it is kept for one. */
const typeRefusals = (
  { family, columns, type }: DocumentToSave,
  { document_type_id, organization_id }: DocumentRecord,
): FieldRefusal[] => {
  const isKept = !('document_type_id' in columns);
  const isOfOrganization = type?.organization_id === null || type?.organization_id === organization_id;
  const isHere = type?.object_id === family.object_id && (isKept || (!type.disabled && isOfOrganization));
  return document_type_id === null || isHere ? [] : [{ field: 'document_type_id', code: 'field/wrong' }];
};

/** A sent document may not be moved to days on which its person does not work here; a draft is judged when it is sent. */
const changedOutside = ({ family, before, asked }: DocumentToSave, after: DocumentRecord): FieldRefusal[] =>
  UNSENT_STATUSES.includes(String(before.status_id ?? 'empty'))
    ? []
    : outsideEmployment(family, after, asked.employment).filter(
        ({ field }) => after[field] !== before[field],
      );

/**
 * Why a caller may write nothing of a document; of a signed one fields decided beside what was signed are open.
 */
export const editRefusal = (judged: Judged): Refusal | undefined =>
  canEdit(judged) || canDecide(judged) ? undefined : { reason: 'not_editable' };

/** A change of a document, completed, with the caller that makes it. */
export interface EditToJudge extends Judged {
  readonly family: Family;
  readonly before: DocumentRecord;
  readonly columns: Columns;
  /** Why, as it was sent. */
  readonly reason: unknown;
  readonly held: HeldTo;
}

/** What an edit changes, and the reason it keeps. Refuses: not_editable, validation (change_reason), leave_exceeds_balance. */
export const judgeEdit = (
  edit: EditToJudge,
): Result<{ readonly changes: readonly FieldChange[]; readonly reason: string | undefined }, Refusal> => {
  const { family, before, columns } = edit;
  const decided = decidedFields(family);
  if (!canEdit(edit) && Object.keys(columns).some((name) => !decided.includes(name)))
    return refuse({ reason: 'not_editable' });
  const changes = changesOf(family, before, columns);
  const needed = asksReason(edit) && changes.some(({ field }) => !decided.includes(field));
  const reason = reasonOf(edit.reason, { taken: isDecided(edit.doc), needed }, edit.parameters);
  if (!reason.ok) return reason;
  const { balance } = edit.held;
  const refused = balance && countedRefusal(family, { ...before, ...columns }, balance);
  return refused ? refuse(refused) : ok({ changes, reason: reason.value });
};

/** Whether a document that counts takes more: it does so within the balance only; taking less mends one that is over it. */
export const takesMore = (
  { counting }: Family,
  { status_id }: DocumentFacts,
  before: DocumentRecord,
  columns: Columns,
): boolean =>
  counting?.statuses.includes(status_id) === true && counting.takesMore(before, { ...before, ...columns });
