import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { JudgedPart, PlanFacts, PlanPart } from './plan.ts';

/**
 * When a rule is asked: as parts are put on the planning screen or written by a call (`save`), as an entry is sent
 * (`send`), and of what stands already (`review`).
 */
export type Occasion = 'save' | 'send' | 'review';

/** A refusal keeps a write or a move from happening, and the plan from being approved; a warning is to be seen. */
export type Severity = 'refusal' | 'warning';

/** What a rule finds: the values of its sentence. */
export type Found = NonNullable<FieldRefusal['values']>;

interface OfAnyRule {
  /** Its sentence; what stands behind the slash names it on the planning screen. */
  readonly code: `vacation_schedule/${string}`;
  /** The article of the labour code it rests on. */
  readonly article?: string;
  readonly severity: Severity;
  readonly on: readonly Occasion[];
}

/** A rule of one part, among the others of its person. */
export interface PartRule extends OfAnyRule {
  readonly of: 'part';
  /** The field to change. */
  readonly field: string;
  readonly find: (part: JudgedPart, facts: PlanFacts) => Found | undefined;
}

/** A rule of all parts of a person's year together. */
export interface PlanRule extends OfAnyRule {
  readonly of: 'plan';
  readonly field: string;
  readonly find: (parts: readonly PlanPart[], facts: Pick<PlanFacts, 'limit' | 'year'>) => Found | undefined;
}

export type ScheduleRule = PartRule | PlanRule;

/** What a rule has found, where: a part by its place among those judged, or the plan as a whole. */
export interface Remark {
  readonly code: string;
  readonly severity: Severity;
  readonly article?: string;
  readonly field: string;
  readonly values: Found;
}
