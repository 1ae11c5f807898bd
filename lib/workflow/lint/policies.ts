import { isOn } from '../flag.ts';
import { belowLaw } from '../signature/law.ts';
import {
  isSignable,
  neverSigns,
  partyOf,
  refusedSignature,
  type SignaturePolicy,
  signatureFor,
} from '../signature/policy.ts';
import type { Step } from '../step.ts';
import { type Finding, finding } from './finding.ts';
import type { Holding, World } from './world.ts';

/** Where what the steps say of signatures and what the local act says of them do not meet. */
export const policyFindings = (object_id: string, steps: readonly Step[], world: World): Finding[] => {
  const marked = steps.filter((step) => isOn(step.detail.sign));
  const never = marked.filter((step) => step.reject || neverSigns(step.business_role));
  const policies = world.policies?.filter((policy) => policy.object_id === object_id);
  const signable = steps.filter(isSignable);
  return [
    ...never.map((step) =>
      finding('sign_never', object_id, { step_ids: [step.id], values: { role: step.business_role } }),
    ),
    ...(policies?.length === 0 && signable.length > 0
      ? [finding('sign_without_policy', object_id, { step_ids: signable.map(({ id }) => id) })]
      : []),
    ...lawFindings(object_id, policies ?? [], world),
    ...demanded(policies ?? []).flatMap((policy) => demandFindings(policy, steps, world)),
  ];
};

/** The law takes no signature as weak as a policy does; the server refuses such a policy in any case. */
const lawFindings = (
  object_id: string,
  policies: readonly SignaturePolicy[],
  { types = [] }: World,
): Finding[] => {
  const found = belowLaw(object_id, policies, types);
  return found
    ? [
        finding('policy_below_law', object_id, {
          values: { party: found.party, level: found.rule.minimum },
        }),
      ]
    : [];
};

/** What is demanded on the screen, once for each party: the strongest where types of documents differ. */
const demanded = (policies: readonly SignaturePolicy[]): SignaturePolicy[] =>
  [
    ...Map.groupBy(
      policies.filter(({ required, level }) => required && level !== 'paper'),
      ({ party }) => party,
    ).values(),
  ].flatMap((ofParty) => ofParty.toSorted((a, b) => strength(b) - strength(a)).slice(0, 1));

const LEVELS: readonly string[] = ['simple', 'unqualified', 'qualified'];
const strength = ({ level }: SignaturePolicy): number => LEVELS.indexOf(level);

const demandFindings = (policy: SignaturePolicy, steps: readonly Step[], world: World): Finding[] => {
  const { object_id, party, level } = policy;
  const ofParty = steps.filter((step) => partyOf(step.business_role) === party);
  const asking = ofParty.filter((step) => isSignable(step) && isOn(step.detail.sign));
  if (asking.length === 0) return [finding('policy_unasked', object_id, { values: { party, level } })];
  return [
    ...unfulfilled(policy, asking, world),
    ...(party === 'employer' ? bypasses(object_id, asking, ofParty) : []),
  ];
};

/** No holder of a step that demands a signature has one that is strong enough. */
const unfulfilled = (
  policy: SignaturePolicy,
  asking: readonly Step[],
  { organizations = [], holdings, parameters = {} }: World,
): Finding[] => {
  if (!holdings) return [];
  const canSign = ({ role, types }: Holding, step: Step): boolean =>
    role === step.business_role &&
    types.some(
      (own) => refusedSignature(signatureFor(own, step.business_role, parameters).type, policy) === undefined,
    );
  const unable = organizations.flatMap((organization) =>
    asking
      .filter((step) => step.organization_id === null || step.organization_id === organization)
      .filter((step) => {
        const here = holdings.filter(
          (each) => each.organization_id === organization && each.role === step.business_role,
        );
        return here.length > 0 && !here.some((each) => canSign(each, step));
      })
      .map((step) => ({ organization, step })),
  );
  return [...Map.groupBy(unable, ({ step }) => step.business_role)].map(([role, found]) =>
    finding('policy_unfulfilled', policy.object_id, {
      step_ids: [...new Set(found.map(({ step }) => step.id))],
      values: {
        role,
        level: policy.level,
        organizations: [...new Set(found.map((each) => each.organization))].join(','),
      },
    }),
  );
};

/** A move that one role signs and another makes without: the local act is gone round. */
const bypasses = (object_id: string, asking: readonly Step[], ofParty: readonly Step[]): Finding[] =>
  asking.flatMap((signed) => {
    const around = ofParty.filter(
      (step) =>
        step.status_id === signed.status_id &&
        step.next_status_id === signed.next_status_id &&
        step.business_role !== 'system' &&
        !step.reject &&
        !isOn(step.detail.sign),
    );
    return around.length === 0
      ? []
      : [
          finding('signature_bypassed', object_id, {
            step_ids: [signed.id, ...around.map(({ id }) => id)],
            statuses: [signed.status_id, signed.next_status_id],
            values: {
              role: signed.business_role,
              roles: [...new Set(around.map((step) => step.business_role))].join(','),
            },
          }),
        ];
  });
