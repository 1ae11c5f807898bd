import type { Invariant, Question, Violation } from './invariant.ts';
import { auditInvariant } from './invariants-audit.ts';
import { deliveryInvariants } from './invariants-delivery.ts';
import { documentInvariants } from './invariants-documents.ts';
import { fileInvariant } from './invariants-files.ts';
import { identityInvariants } from './invariants-identity.ts';
import { journalInvariant } from './invariants-journal.ts';
import { keyInvariants } from './invariants-keys.ts';
import { lossInvariant } from './invariants-loss.ts';
import { sealInvariant } from './invariants-seals.ts';
import { signingInvariant } from './invariants-signing.ts';

export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  ...documentInvariants,
  I4: signingInvariant,
  I5: auditInvariant,
  I6: fileInvariant,
  ...deliveryInvariants,
  I9: identityInvariants.I9,
  I10: journalInvariant,
  I11: identityInvariants.I11,
  ...keyInvariants,
  I13: lossInvariant,
  I14: sealInvariant,
};

/** Every violation of the named invariants, or of all. */
export async function* violations(
  question: Question,
  only: readonly string[] = Object.keys(INVARIANTS),
): AsyncIterable<Violation> {
  for (const name of only) yield* INVARIANTS[name]?.(question) ?? [];
}
