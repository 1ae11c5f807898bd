import type { Day } from '../kernel/day.ts';

/** What is known today of a rule that appoints a person's deputy. */
export interface DeputyRule {
  readonly employee_id: number;
  readonly deputy_employee_id: number;
  /** Families the deputy may act on; none named means all. */
  readonly families: readonly string[];
  /** The deputy may also make and send the person's own documents. */
  readonly own_documents: boolean;
  readonly date_from: Day | null;
  readonly date_to: Day | null;
  readonly disabled: boolean;
  /** The last day of the accepted absence of the person that runs today; null when none does. */
  readonly absent_until: Day | null;
}

/** A deputy, and the deputy's deputy while that one is away as well; the chain ends there. */
const LONGEST_CHAIN = 2;

/** Whether a rule works today: within its own days when it has any, else while the person is away. */
export const ruleRuns = (rule: DeputyRule, today: Day): boolean =>
  !rule.disabled &&
  (rule.date_from === null && rule.date_to === null
    ? rule.absent_until !== null && rule.absent_until >= today
    : (rule.date_from ?? today) <= today && today <= (rule.date_to ?? today));

/**
 * Whether the last deputy of a chain may act for its first person today: at most two rules, each beginning where the
 * one before ended, all running, and no person twice in the chain.
 */
export const chainRuns = (chain: readonly DeputyRule[], today: Day): boolean => {
  const people = [chain[0]?.employee_id, ...chain.map((rule) => rule.deputy_employee_id)];
  return (
    chain.length > 0 &&
    chain.length <= LONGEST_CHAIN &&
    new Set(people).size === people.length &&
    chain.every((rule, index) => rule.employee_id === people[index] && ruleRuns(rule, today))
  );
};

/** The last day a running chain lasts as things stand; null when its days have no end. */
export const chainEnds = (chain: readonly DeputyRule[]): Day | null =>
  chain
    .map((rule) => (rule.date_from === null && rule.date_to === null ? rule.absent_until : rule.date_to))
    .reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);

/** Families all of several rules cover; undefined when they have none in common. None named means all. */
export const commonFamilies = (lists: readonly (readonly string[])[]): readonly string[] | undefined => {
  const [first, ...rest] = lists.filter((list) => list.length > 0);
  if (!first) return [];
  const common = first.filter((family) => rest.every((list) => list.includes(family)));
  return common.length > 0 ? common : undefined;
};
