import type { ArticleKey, PolicyLevel } from '../families/legal.data.ts';
import type { Party } from '../kernel/signature-level.ts';
import { lawKindOf, lawOf, PARTIES, type PaperType } from '../workflow/signature/law.ts';
import type { SignaturePolicy } from '../workflow/signature/policy.ts';

/** A policy as the law advises it, yet without the words of its article. */
export interface AdvisedPolicy {
  readonly object_id: string;
  readonly document_type_id: number | null;
  readonly party: Party;
  readonly level: PolicyLevel;
  readonly article: ArticleKey;
}

/**
 * What the law advises where nothing has been decided: for each family as a whole, and for each type of it that is
 * another kind of paper in the eyes of the law. Types come first: a family is never below the law for a type of it.
 */
export const advisedPolicies = (
  families: readonly string[],
  types: readonly PaperType[],
  policies: readonly SignaturePolicy[],
): readonly AdvisedPolicy[] =>
  families.flatMap((object_id) => {
    const own = types.filter(
      (type) =>
        type.object_id === object_id && lawKindOf(object_id, type.code) !== lawKindOf(object_id, null),
    );
    return [...own, null].flatMap((type) =>
      PARTIES.flatMap((party) => {
        const document_type_id = type?.id ?? null;
        const isDecided = policies.some(
          (each) =>
            each.object_id === object_id &&
            each.document_type_id === document_type_id &&
            each.party === party,
        );
        if (isDecided) return [];
        const { advised: level, article } = lawOf(object_id, type?.code ?? null, party);
        return [{ object_id, document_type_id, party, level, article }];
      }),
    );
  });
