import { IDENTITIES } from './identities.data.ts';
import type { FamilyIdentity } from './identity.ts';
import { isOfCandidates, policyOf } from './kinds.data.ts';

/** Every family, in the order of `families.ts`. Pages read these instead of forms and rules. */
export const FAMILY_IDENTITIES: readonly FamilyIdentity[] = IDENTITIES;

/** A family with those that stand under it: its form and its list show them all. */
export const familiesUnder = (object_id: string): readonly FamilyIdentity[] =>
  FAMILY_IDENTITIES.filter((family) => family.object_id === object_id || family.routes.under === object_id);

/** What is known of a family by its object. */
export const identityOf = (object_id: string): FamilyIdentity | undefined =>
  FAMILY_IDENTITIES.find((family) => family.object_id === object_id);

/** Objects whose documents an employee makes: not the papers that hr puts before people, not a candidate's documents. */
export const REQUESTS: readonly string[] = FAMILY_IDENTITIES.filter(
  (family) => !policyOf(family).pushed && !isOfCandidates(family),
).map(({ object_id }) => object_id);

/** Families whose documents are signed as themselves: what accompanies a document carries its signatures only. */
export const SIGNED_FAMILIES: readonly FamilyIdentity[] = FAMILY_IDENTITIES.filter(
  (family) => !policyOf(family).accompanies,
);

/** Objects whose documents take the person away from work. */
export const ABSENCES: readonly string[] = FAMILY_IDENTITIES.filter(({ absence }) => absence).map(
  ({ object_id }) => object_id,
);
