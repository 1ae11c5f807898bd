import { FAMILIES } from '../../lib/documents/families.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { type HolderOf, type Patience, patienceOf } from '../../lib/workflow/overdue.ts';
import { type PathRole, type Place, pathOf, placeKeys } from '../../lib/workflow/path.ts';
import type { Rules } from '../client/rules.ts';

/** What holds on one day for the people of an organization. */
export interface Round {
  readonly client_id: number;
  readonly day: Day;
  readonly rules: Rules;
  /** What waits too long. */
  readonly patience: readonly Patience[];
  /** What a manager hears of their people; undefined where the client has it switched off. */
  readonly escalation: { readonly days: number; readonly patience: readonly Patience[] } | undefined;
  /** Days after which an unread message is mailed; 0: none is. */
  readonly unread_days: number;
  readonly holderOf: HolderOf;
}

/** The rounds of a day by organization: what is said to its people is judged by its parameters and its calendar. */
export const roundsOf = (client_id: number, day: Day, rules: Rules): ((organization_id: number) => Round) => {
  const known = new Map<number, Round>();
  return (organization_id) => {
    const round = known.get(organization_id) ?? roundOf(client_id, day, rules, organization_id);
    known.set(organization_id, round);
    return round;
  };
};

const roundOf = (client_id: number, day: Day, rules: Rules, organization_id: number): Round => {
  const parameters = rules.parametersOf(organization_id);
  const calendar = rules.calendarOf(organization_id);
  const steps = rules.stepsOf(...FAMILIES.map((family) => family.object_id));
  const given = { steps, parameters, calendar, today: day };
  const days = numberOf(parameters, 'escalate_after_days');
  return {
    client_id,
    day,
    rules,
    patience: patienceOf(given),
    escalation: days > 0 ? { days, patience: patienceOf({ ...given, atLeast: days }) } : undefined,
    unread_days: numberOf(parameters, 'email_days_delt'),
    holderOf: rememberedHolders(rules),
  };
};

/** Documents that stand alike have one holder, worked out once a round. */
const rememberedHolders = ({ stepsOf, parametersOf }: Rules): HolderOf => {
  const known = new Map<string, PathRole | undefined>();
  const keysOf = new Map<string, (place: Place) => string>();
  return (place) => {
    const steps = stepsOf(place.object_id);
    const keyOf = keysOf.get(place.object_id) ?? placeKeys(steps);
    keysOf.set(place.object_id, keyOf);
    const key = keyOf(place);
    if (!known.has(key)) known.set(key, pathOf(place, steps, parametersOf(place.organization_id)).held_by[0]);
    return known.get(key);
  };
};
