import type { BusinessRole } from '../access/roles.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { Filter } from '../filter/filter.ts';
import type { Day } from '../kernel/day.ts';
import type { Reason } from '../kernel/errors.data.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Step } from '../workflow/step.ts';

/** Effects of a move. `lib` decides them, `server/workflow/effects` carries them out, one file a kind. */
export type Effect = Make | Mark | MoveLinked | Push | Withdraw | Tell | Invite | Hire | Shut | Work;

/** What becomes of the move when an effect fails. */
interface MayFail {
  /** The move and the other effects stand; writes of this one are undone. */
  readonly may_fail?: true;
  /** The reason answered to the caller instead of the effect's own (AMB-110). */
  readonly fails_as?: Reason;
}

/** A document by its id, or the one that an effect before this one made, by the name given there. */
export type DocumentRef = number | { readonly made: string };

/** A step of the dictionary by its content: ids of a client are not known beforehand. Never a rejection. */
export interface StepName {
  readonly business_role: BusinessRole;
  readonly status_id: string;
  /** Left out where the dictionary says where it leads. */
  readonly next_status_id?: string;
}

/**
 * A new document in the status a step leads to, with one row of history. Its values are complete: no completion runs.
 * Its creator is the mover; organization and manager come from its employee.
 */
export interface Make extends MayFail {
  readonly kind: 'make';
  readonly object_id: string;
  /** What the effects after this one call it by. */
  readonly name: string;
  readonly employee_id: number;
  /** The code of its type. */
  readonly document_type?: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly step: StepName;
}

/** Other values of a document, which stays in its status. */
export interface Mark extends MayFail {
  readonly kind: 'mark';
  readonly document: DocumentRef;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The same where the document is there. */
export interface Marked {
  readonly document: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A step of a linked document, in the status the step begins at. */
export interface MoveLinked extends MayFail {
  readonly kind: 'move';
  readonly document: DocumentRef;
  readonly step: StepName;
}

/** Siblings that take the very step of the move, unjudged; each stands where the moved one stood (AMB-104). */
export interface Push extends MayFail {
  readonly kind: 'push';
  readonly documents: readonly number[];
}

/** Deletes the requests to sign these documents, with their files; a signed one stays (AMB-108). */
export interface Withdraw extends MayFail {
  readonly kind: 'withdraw';
  readonly documents: readonly number[];
}

/** A sentence of `notifications`, with a link to a document: answered to the mover, or a message to employees. */
export interface Tell extends MayFail {
  readonly kind: 'tell';
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Skipped when the document could not be made. */
  readonly about: DocumentRef;
  /** `hr` is the mailbox of hr of the document's organization. */
  readonly to: 'mover' | 'hr' | readonly number[];
  /** Sent only if no effect before it has made a document by this name. */
  readonly unless?: string;
}

/** The account of a person opens, and a letter brings them a link that opens it once. */
export interface Invite extends MayFail {
  readonly kind: 'invite';
  readonly employee_id: number;
}

/** A candidate becomes an employee: what is known of them, a number, and the roles of one. */
export interface Hire extends MayFail {
  readonly kind: 'hire';
  readonly employee_id: number;
  /** The next free one of the organization where it is ''. */
  readonly number: string;
  /** The document field of the number: a taken number is refused there. */
  readonly number_at: string;
  /** Columns of the person. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The account of a candidate shuts: no session, no link of it opens anything. */
export interface Shut extends MayFail {
  readonly kind: 'shut';
  readonly employee_id: number;
}

/** What the portal does with the moved document by itself, once the move is committed: a job of the family, by its name. */
export interface Work extends MayFail {
  readonly kind: 'work';
  readonly work: string;
}

/** Documents of a family that a move may touch, by fields that never change. */
export interface Touch {
  readonly object_id: string;
  readonly filter: Filter;
}

/** A document that a move may touch, as it stands, locked. */
export interface TouchedDocument {
  readonly object_id: string;
  readonly id: number;
  readonly status_id: string;
  readonly record: DocumentRecord;
}

/** Input of effects, besides the step and the document before it. */
export interface EffectFacts {
  readonly today: Day;
  readonly calendar: Calendar;
  readonly parameters: Parameters;
  /** The code of the document's type; '' without one. */
  readonly document_type: string;
  readonly touched: readonly TouchedDocument[];
}

/** What follows from the moves of a family. */
export interface FamilyEffects {
  /**
   * The documents a move of this one may touch: locked along with it, before any decision. An effect on another
   * document is a mistake of the family.
   */
  readonly touches?: (record: DocumentRecord) => readonly Touch[];
  /** What follows from a step, in the order in which it is carried out. An effect has no effects of its own. */
  readonly follow: (step: Step, record: DocumentRecord, facts: EffectFacts) => readonly Effect[];
  /** Marks on other documents when one is deleted; each of several is asked after those before it are gone. */
  readonly gone?: (record: DocumentRecord, facts: EffectFacts) => readonly Marked[];
}

/** The step that a name means for an organization: its own before that of all, then the first (AMB-074). */
export const stepNamed = (
  steps: readonly Step[],
  { business_role, status_id, next_status_id }: StepName,
  organization_id: number | null,
): Step | undefined =>
  steps
    .filter(
      (step) =>
        !step.disabled &&
        !step.reject &&
        step.business_role === business_role &&
        step.status_id === status_id &&
        (next_status_id === undefined || step.next_status_id === next_status_id) &&
        (step.organization_id === null || step.organization_id === organization_id),
    )
    .sort(
      (a, b) => Number(a.organization_id === null) - Number(b.organization_id === null) || a.id - b.id,
    )[0];
