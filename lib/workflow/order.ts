import type { Step, StepDetail } from './step.ts';

/** When a document was made, as the database or the wire says it; absent: it is being made now. */
export type Made = string | null | undefined;

type Ordered = { readonly detail: Pick<StepDetail, 'since' | 'until'> };

/**
 * Whether a step belongs to the order a document goes by: one of a new order is for documents made from its moment on,
 * one of an old order for those made before. A published change lets documents under way keep their order by it.
 */
export const isOfOrder = ({ detail: { since, until } }: Ordered, made: Made): boolean =>
  (since === undefined && until === undefined) ||
  ((since === undefined || momentOf(made) >= momentOf(since)) &&
    (until === undefined || momentOf(made) < momentOf(until)));

/** When a document of a step's order was made; nothing where the newest are of it. */
export const madeWithin = ({ detail: { since, until } }: Ordered): { readonly create_date?: string } => {
  const made = since ?? (until === undefined ? undefined : new Date(momentOf(until) - 1).toISOString());
  return made === undefined ? {} : { create_date: made };
};

/** Whether no new document goes by a step any more. */
export const isOfOldOrder = ({ detail: { until } }: Ordered): boolean => until !== undefined;

/** Moments at which an order of the steps began or ended, the earliest first. */
const boundariesOf = (steps: readonly Step[]): readonly number[] =>
  [
    ...new Set(
      steps.flatMap(({ detail: { since, until } }) =>
        [since, until].filter((moment) => moment !== undefined).map(momentOf),
      ),
    ),
  ].sort((a, b) => a - b);

/** A number for the order a document goes by: documents of one number have the same steps. */
export const ordersOf = (steps: readonly Step[]): ((made: Made) => number) => {
  const boundaries = boundariesOf(steps);
  return (made) => boundaries.filter((boundary) => momentOf(made) >= boundary).length;
};

const momentOf = (moment: Made): number =>
  moment === undefined || moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment);
