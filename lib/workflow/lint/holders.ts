import { bringsForward } from '../available.ts';
import { isOn } from '../flag.ts';
import { reachedFrom } from '../path.ts';
import { RESTING_STATUSES } from '../statuses.data.ts';
import type { Step } from '../step.ts';
import { isInForce } from '../when.ts';
import { type Finding, finding } from './finding.ts';
import type { World } from './world.ts';

/** Roles that must be given to a person; the others come with the document or belong to the portal. */
const GIVEN = ['manager', 'reviewer', 'hr', 'accountant', 'recruiter'];

/**
 * Roles without a holder in an organization whose documents ask for them, and statuses that documents there can no
 * longer leave.
 */
export const holderFindings = (
  object_id: string,
  steps: readonly Step[],
  { organizations, holdings, parameters = {}, parametersOf = () => parameters }: World,
): Finding[] => {
  if (!organizations || !holdings) return [];
  const inForceIn = (organization: number): Step[] =>
    steps.filter(
      (step) => isOf(step, organization) && isInForce(step.detail.when, parametersOf(organization)),
    );
  const isTaken = (step: Step, organization: number): boolean =>
    !GIVEN.includes(step.business_role) ||
    isOn(step.detail.own) ||
    holdings.some(
      ({ role, organization_id }) => role === step.business_role && organization_id === organization,
    );
  const lacking = organizations.flatMap((organization) =>
    inForceIn(organization)
      .filter((step) => !isTaken(step, organization))
      .map((step) => ({ organization, step })),
  );
  return [
    ...organizations.flatMap((organization) =>
      stuckFindings(object_id, inForceIn(organization), organization, isTaken),
    ),
    ...[...Map.groupBy(lacking, ({ step }) => step.business_role)].map(([role, found]) =>
      finding('nobody_holds', object_id, {
        step_ids: [...new Set(found.map(({ step }) => step.id))],
        values: { role, organizations: [...new Set(found.map((each) => each.organization))].join(',') },
      }),
    ),
  ];
};

const isOf = ({ organization_id }: Step, organization: number): boolean =>
  organization_id === null || organization_id === organization;

/** Statuses that documents come to, and that only people who are not there would bring them out of. */
const stuckFindings = (
  object_id: string,
  steps: readonly Step[],
  organization: number,
  isTaken: (step: Step, organization: number) => boolean,
): Finding[] => {
  const taken = steps.filter((step) => isTaken(step, organization));
  return reachedFrom('empty', taken).flatMap((status) => {
    const onward = steps.filter((step) => step.status_id === status && bringsForward(step));
    if (onward.length === 0 || status === 'empty' || RESTING_STATUSES.includes(status)) return [];
    return onward.some((step) => isTaken(step, organization))
      ? []
      : [
          finding('nobody_acts', object_id, {
            step_ids: onward.map(({ id }) => id),
            statuses: [status],
            values: {
              roles: [...new Set(onward.map((step) => step.business_role))].join(','),
              organizations: String(organization),
            },
          }),
        ];
  });
};
