import type { Day } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { DocumentFacts } from '../workflow/document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { sends } from '../workflow/sends.ts';
import { STATUSES } from '../workflow/statuses.data.ts';
import type { Step } from '../workflow/step.ts';
import type { RuleFacts } from './record.ts';

/** What holds of a family's documents in a status. */
export interface InStatus {
  /** Their content is past changing, or past changing and deleting. */
  readonly fixed?: DocumentFacts['fixed'];
  /** Their person fills them in: what is typed is kept at once, as in a draft. */
  readonly typed?: true;
  /** Who hears that one came here; a family that says it of some status tells of no other (AMB-043). */
  readonly tells?: readonly ('owner' | 'hr')[];
}

/** What holds of a document as it stands, before a step; in a form the step is unknown. */
export interface Standing {
  /** Fields, and cells of lines (`details.2.rate`), that nothing asks for: the form shows them, and they are needed, once something does. */
  readonly unasked?: readonly string[];
  /** Fields of `needs` that the step does not ask for yet: several people fill in a part each, or a part comes later. */
  readonly later?: readonly string[];
  /** Its dates, past or not, are those of an existing document: none counts as dated back. */
  readonly datedBack?: boolean;
}

/** A right to withdraw that ends. */
export interface Withdrawable {
  /** Its last day, and the field that says it. */
  readonly until: Day;
  readonly field: string;
  /** The code of the refusal after it. */
  readonly over: string;
}

/** What stands against giving a document up. */
export interface GivenUp {
  /** Warnings before it is declined, withdrawn or deleted. */
  readonly warnings?: readonly FieldRefusal[];
  /** The last day its person may withdraw it; at any time when undefined. */
  readonly until?: Withdrawable | undefined;
}

/** `complete`: completed once more by what stands at that moment, kept so, and checked. */
type BeforeStep = 'check' | 'complete' | undefined;

/** What a family says of the moments of a document: of its statuses, of its steps, and of it as it stands. */
export interface Moments {
  /** By status; `*` is every status without a row. */
  readonly statuses?: Readonly<Record<string, InStatus>>;
  /** What is asked before a step, beside the check of the sending. */
  readonly before?: (step: Step) => BeforeStep;
  readonly standing?: (record: DocumentRecord, facts: RuleFacts, step?: Step) => Standing;
  readonly givenUp?: (record: DocumentRecord, facts: RuleFacts) => GivenUp;
  /**
   * Fields written by the decider: no printed form says them, so no signature covers them, and a signed document still
   * takes them.
   */
  readonly decided?: readonly string[];
}

interface OfMoments {
  readonly moments?: Moments | undefined;
}

/** Steps onward from some statuses are checked. */
export const checkedFrom =
  (...statuses: readonly string[]) =>
  ({ reject, status_id }: Step): BeforeStep =>
    !reject && statuses.includes(status_id) ? 'check' : undefined;

/** Steps onward to some statuses are checked. */
export const checkedInto =
  (...statuses: readonly string[]) =>
  ({ reject, next_status_id }: Step): BeforeStep =>
    !reject && statuses.includes(next_status_id) ? 'check' : undefined;

/** What a family says of its documents in a status. */
export const inStatus = (family: OfMoments | undefined, status_id: string): InStatus =>
  family?.moments?.statuses?.[status_id] ?? family?.moments?.statuses?.['*'] ?? {};

/** The statuses that the owner and hr's mailbox hear of, where a family says them itself. */
export interface News {
  readonly owner: readonly string[];
  readonly hr: readonly string[];
}

/** The news of a family; undefined where it has those of every document. */
export const newsOf = (family: OfMoments | undefined): News | undefined => {
  const heard = (whose: 'owner' | 'hr') =>
    STATUSES.filter((status_id) => inStatus(family, status_id).tells?.includes(whose));
  const [owner, hr] = [heard('owner'), heard('hr')];
  return owner.length + hr.length === 0 ? undefined : { owner, hr };
};

/** Whether a document is completed once more before a step. */
export const isCompletedBefore = (family: OfMoments, step: Step): boolean =>
  family.moments?.before?.(step) === 'complete';

/** Whether a family checks a step: the sending, and what it names itself. */
export const isChecked = (family: OfMoments, step: Step): boolean =>
  sends(step) || family.moments?.before?.(step) !== undefined;

/** What holds of a document as it stands. */
export const standingOf = (
  family: OfMoments,
  record: DocumentRecord,
  facts: RuleFacts,
  step?: Step,
): Standing => family.moments?.standing?.(record, facts, step) ?? {};

/** What stands against giving a document up. */
export const givenUpOf = (family: OfMoments, record: DocumentRecord, facts: RuleFacts): GivenUp =>
  family.moments?.givenUp?.(record, facts) ?? {};

/** The fields that are decided on a document which is otherwise past changing. */
export const decidedFields = (family: OfMoments): readonly string[] => family.moments?.decided ?? [];
