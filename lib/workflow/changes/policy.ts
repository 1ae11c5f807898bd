import type { SignaturePolicy } from '../signature/policy.ts';
import { type Change, type Collision, changesBetween, collisionsBetween, type Wanted } from './change.ts';

/** The local act's rule for a party's signature under a kind of document, without the object. */
export type PolicyContent = Omit<SignaturePolicy, 'object_id'>;
export type PolicyChange = Change<PolicyContent>;

/** A policy as it is stored. */
export type KeptPolicy = PolicyContent & { readonly id: number };

const isSamePolicy = (one: PolicyContent | null, other: PolicyContent | null): boolean =>
  one === null || other === null ? one === other : textOf(one) === textOf(other);

const textOf = ({ document_type_id, party, level, required, article }: PolicyContent): string =>
  JSON.stringify([document_type_id, party, level, required, article]);

const policiesNow = (policies: readonly KeptPolicy[]): ReadonlyMap<number, PolicyContent> =>
  new Map(policies.map(({ id, ...content }) => [id, content]));

/** Changes of policies for the wanted content. */
export const policyChangesOf = (
  policies: readonly KeptPolicy[],
  wanted: readonly Wanted<PolicyContent>[],
  known: readonly PolicyChange[] = [],
): PolicyChange[] => changesBetween(policiesNow(policies), wanted, known, isSamePolicy);

/** Changes of policies that collide with another edit. */
export const policyCollisionsOf = (
  policies: readonly KeptPolicy[],
  changes: readonly PolicyChange[],
): Collision<PolicyContent>[] => collisionsBetween(policiesNow(policies), changes, isSamePolicy);

/** The policies as they would be. */
export const appliedPolicies = (
  policies: readonly KeptPolicy[],
  changes: readonly PolicyChange[],
): KeptPolicy[] => {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  const standing = policies.flatMap((policy) => {
    const after = changed.get(policy.id);
    return after === undefined ? [policy] : after === null ? [] : [{ ...after, id: policy.id }];
  });
  return [...standing, ...changes.flatMap(({ id, after }) => (id < 0 && after ? [{ ...after, id }] : []))];
};

/** Restores the policies of a version, matched by kind of document and party. */
export const policiesWantedFor = (
  policies: readonly KeptPolicy[],
  version: readonly PolicyContent[],
): Wanted<PolicyContent>[] => {
  const placeOf = ({ document_type_id, party }: PolicyContent): string => `${document_type_id} ${party}`;
  const standing = new Map(policies.map((policy) => [placeOf(policy), policy.id]));
  let next = 0;
  const back = version.map((content) => ({ id: standing.get(placeOf(content)) ?? --next, after: content }));
  const kept = new Set(back.map(({ id }) => id));
  return [...back, ...policies.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, after: null }))];
};
