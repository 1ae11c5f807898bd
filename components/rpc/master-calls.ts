import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import { MASTER_CALLS, type MasterCall } from './master-calls.data.ts';

/** What the first batch of a person asks for; a candidate and nothing else is asked nothing but recruitment needs. */
export const masterCallsOf = (roles: readonly string[]): readonly MasterCall[] => {
  const onlyCandidate = isOnlyCandidate(roles);
  return MASTER_CALLS.filter((call) =>
    onlyCandidate
      ? call.candidate === true
      : call.roles === undefined || call.roles.some((role) => roles.includes(role)),
  );
};
