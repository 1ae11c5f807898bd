import { identityOf } from '../../families/identities.ts';
import {
  KIND_OF_TYPE,
  LAW,
  type LawKind,
  type LawRule,
  type PolicyLevel,
} from '../../families/legal.data.ts';
import type { Party } from '../../kernel/signature-level.ts';
import { policyFor, type SignaturePolicy } from './policy.ts';

export const POLICY_LEVELS: readonly PolicyLevel[] = ['simple', 'unqualified', 'qualified', 'paper'];
export const PARTIES: readonly Party[] = ['employee', 'employer'];

/** A type of document as its dictionary has it. */
export interface PaperType {
  readonly id: number;
  readonly object_id: string;
  readonly code: string;
}

/**
 * What a document is in the eyes of the law, as its family says; `code` of its type, null for the family as a whole.
 * An application where nothing is said.
 */
export const lawKindOf = (object_id: string, code: string | null): LawKind => {
  const law = identityOf(object_id)?.law;
  const ofType = code === null ? undefined : (named(law?.types, code) ?? named(KIND_OF_TYPE, code));
  return ofType ?? law?.kind ?? 'application';
};

const named = (kinds: Readonly<Record<string, LawKind>> = {}, key: string): LawKind | undefined =>
  Object.hasOwn(kinds, key) ? kinds[key] : undefined;

export const lawOf = (object_id: string, code: string | null, party: Party): LawRule =>
  LAW[lawKindOf(object_id, code)][party];

/** Paper is never too weak: only leaving it is. */
export const isBelow = (level: PolicyLevel, minimum: PolicyLevel): boolean =>
  POLICY_LEVELS.indexOf(level) < POLICY_LEVELS.indexOf(minimum);

/** Where policies ask for less than the law. */
export interface BelowLaw {
  /** Null: the family as a whole. */
  readonly type: PaperType | null;
  readonly party: Party;
  readonly rule: LawRule;
}

/**
 * The first kind of a family's documents that its policies let be signed weaker than the law; a type without a policy
 * of its own is under that of the family. A document that is not signed here breaks no law: it is signed elsewhere.
 */
export const belowLaw = (
  object_id: string,
  policies: readonly SignaturePolicy[],
  types: readonly PaperType[],
): BelowLaw | undefined => {
  for (const type of [null, ...types.filter((each) => each.object_id === object_id)])
    for (const party of PARTIES) {
      const policy = policyFor(policies, { object_id, document_type_id: type?.id ?? null }, party);
      const rule = lawOf(object_id, type?.code ?? null, party);
      if (policy && isBelow(policy.level, rule.minimum)) return { type, party, rule };
    }
  return undefined;
};
