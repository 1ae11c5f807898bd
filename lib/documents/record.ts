import type { Actor } from '../access/actor.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { Day } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentFacts, DocumentTypeDetail } from '../workflow/document.ts';
import { relationOf } from '../workflow/relation.ts';
import type { FactBag } from './facts.ts';

/** Input of every rule. */
export interface Circumstances {
  readonly today: Day;
  readonly calendar: Calendar;
  readonly parameters: Parameters;
  readonly type: { readonly code: string; readonly detail: DocumentTypeDetail } | null;
  /** The caller acts as hr: exempt from past days, warned where others are refused. */
  readonly byHr: boolean;
  /** The caller is the owner. */
  readonly byOwner?: boolean;
  /** It has not been kept yet: a later change of its dates counts as backdating. */
  readonly isNew: boolean;
}

/** The circumstances of a document as a caller finds it. */
export const circumstancesOf = (
  actor: Actor,
  doc: DocumentFacts,
  { today, parameters, calendar }: Pick<Circumstances, 'today' | 'parameters' | 'calendar'>,
): Omit<Circumstances, 'type'> => {
  const { roles, owner } = relationOf(actor, doc);
  return {
    today,
    parameters,
    calendar,
    byHr: roles.includes('hr'),
    byOwner: owner,
    isNew: doc.status_id === 'empty',
  };
};

/** What a family's rules judge by: the circumstances, and the facts it asks for; the others are empty. */
export interface RuleFacts extends Circumstances, FactBag {}

/** What rules find: a refusal keeps the move from happening, a warning is to be seen before it does. */
export interface Findings {
  readonly refusals: readonly FieldRefusal[];
  readonly warnings: readonly FieldRefusal[];
}

/** What a family with nothing to say answers. */
export const NOTHING_FOUND: Findings = { refusals: [], warnings: [] };
