import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import { type Result, refuse } from '../kernel/result.ts';
import { flagOf } from '../settings/read.ts';
import { type Decision, type DecisionFacts, decide } from '../workflow/decide.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { completeDocument } from './complete.ts';
import { countedRefusal, type HeldTo } from './counting.ts';
import { outsideEmployment } from './employment.ts';
import type { Family } from './family.ts';
import { findingsOf } from './findings.ts';
import { NOTHING_FOUND, type RuleFacts } from './record.ts';

/** What a move is completed by, before it is judged. */
export interface CompletedMove {
  /** The document as it will stand. */
  readonly record: DocumentRecord;
  /** Fields that the completion has changed; `record` has them already. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly refusals: readonly FieldRefusal[];
  /** Facts of a step that the family checks, of the document as it will stand. */
  readonly facts: RuleFacts | undefined;
  readonly held: HeldTo;
}

/** Completes a document as a save that sets nothing would, by what stands now. */
export const completedAgain = (
  family: Family,
  kept: DocumentRecord,
  facts: RuleFacts,
): Omit<CompletedMove, 'facts' | 'held'> => {
  const { patch, record, refusals } = completeDocument(family, kept, new Set(), facts, kept);
  const changed = Object.entries(patch).filter(([name, value]) => (kept[name] ?? null) !== (value ?? null));
  return { record, changes: Object.fromEntries(changed), refusals };
};

/** A move with all that it is judged by, read under the lock. */
export interface MoveToJudge extends Omit<Decision, 'facts'> {
  readonly family: Family;
  readonly completed: CompletedMove;
  /** Codes of the warnings that the caller has read; undefined of a caller that says nothing of them. */
  readonly seen: readonly string[] | undefined;
  readonly facts: Omit<
    DecisionFacts,
    'ruleRefusals' | 'balanceRefusal' | 'comments' | 'comments_eng' | 'fields'
  >;
}

/**
 * Judges a move: the warnings that its mover has read. Refuses what `decide` refuses, by the findings of the family and
 * by what the document is held to, and at last warnings_unseen.
 */
export const judgeMove = (move: MoveToJudge): Result<readonly FieldRefusal[], Refusal> => {
  const { family, step, completed, seen, parameters } = move;
  const { record, refusals, facts, held } = completed;
  const found = facts ? findingsOf(family, record, facts, step) : NOTHING_FOUND;
  const outside = held.employment ? outsideEmployment(family, record, held.employment) : [];
  const refusal = decide({
    ...move,
    facts: {
      ...move.facts,
      comments: record.comments,
      comments_eng: record.comments_eng,
      fields: record,
      ruleRefusals: [...refusals, ...outside, ...found.refusals].filter(isFirst),
      balanceRefusal: held.balance && countedRefusal(family, record, held.balance),
    },
  });
  if (refusal) return refuse(refusal);
  // A plain write is asked what the specification asks (AMB-080); what is said to be read is always compared.
  const asked = seen ?? (flagOf(parameters, 'move_warnings_must_be_read') ? [] : undefined);
  return asked && found.warnings.some(({ code }) => !asked.includes(code))
    ? refuse({ reason: 'warnings_unseen', fields: [...found.warnings] })
    : { ok: true, value: found.warnings };
};

/** A refusal that completing and judging both find is said once. */
const isFirst = (refusal: FieldRefusal, index: number, all: readonly FieldRefusal[]): boolean =>
  all.findIndex(({ field, code }) => field === refusal.field && code === refusal.code) === index;
