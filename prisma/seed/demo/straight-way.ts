import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { WORKFLOW_STEPS } from '../dictionaries/workflow-steps.ts';
import type { Random } from '../random.ts';
import type { Leg } from './journey.ts';

/** Where a document stands, and how it came there. */
export interface Way {
  /** Its status now. */
  readonly ending: string;
  /** hr wrote and sent it for its owner. */
  readonly byHr?: true;
  /** What was written when it was declined, or sent back once. */
  readonly answer?: string;
  /** The author of the answer: the manager where nothing is said. */
  readonly answeredBy?: 'manager' | 'accountant' | 'hr';
  /** Working days that a step into a status took, where that is more than an office needs. */
  readonly took?: Readonly<Record<string, number>>;
}

/** The moves of a document along the way its dictionary has: onward to where it stands, declined or returned. */
export const straightWay = (
  object_id: string,
  { ending, byHr, answer, answeredBy = 'manager', took = {} }: Way,
  random: Random,
): readonly Leg[] => {
  const onward = onwardOf(object_id, byHr ? 'hr' : 'employee', took, random);
  const until = (status: string) => onward.slice(0, onward.findIndex(({ to }) => to === status) + 1);
  const answered = (to: string): readonly Leg[] => {
    const from = rejectedFrom(object_id, answeredBy, to);
    const answering = {
      role: answeredBy,
      from,
      to,
      waited: random.between(0, 1),
      ...(answer ? { comments: answer } : {}),
    };
    return [...until(from), answering];
  };
  return ending === 'declined' || (ending === 'draft' && answer) ? answered(ending) : until(ending);
};

/** The status in which a role may decline a document or send it back. */
const rejectedFrom = (object_id: string, role: Leg['role'], to: string): string =>
  WORKFLOW_STEPS.find(
    (each) =>
      each.object_id === object_id &&
      each.reject &&
      each.business_role === role &&
      each.next_status_id === to,
  )?.status_id ?? '';

/** Every step onward from nothing to the end, by the first who may take it; what is not sent yet is its author's. */
const onwardOf = (
  object_id: string,
  author: 'employee' | 'hr',
  took: NonNullable<Way['took']>,
  random: Random,
): readonly Leg[] => {
  const legs: Leg[] = [];
  let from = 'empty';
  for (;;) {
    const isUnsent = UNSENT_STATUSES.includes(from);
    const step = WORKFLOW_STEPS.find(
      (each) =>
        each.object_id === object_id &&
        !each.reject &&
        each.detail.leg === undefined &&
        each.status_id === from &&
        (!isUnsent || each.business_role === author),
    );
    if (!step) return legs;
    const role = step.business_role as Leg['role'];
    const to = step.next_status_id;
    legs.push({ role, from, to, waited: took[to] ?? (isUnsent ? 0 : random.between(0, 2)) });
    from = to;
  }
};
