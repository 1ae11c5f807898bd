import { isOn } from '../flag.ts';
import { type PathRole, takerOf } from '../path.ts';
import type { Step } from '../step.ts';

/** The steps that lead from one status to another alike: one line of the graph. */
export interface Edge {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly reject: boolean;
  readonly step_ids: readonly number[];
  /** Who takes them, each once; those who sign among them. */
  readonly roles: readonly PathRole[];
  readonly signed: readonly PathRole[];
}

/** The lines of the graph, in the order of the steps. */
export const edgesOf = (steps: readonly Step[]): Edge[] =>
  [...Map.groupBy(steps, keyOf)].flatMap(([key, alike]) => {
    const [first] = alike;
    return first
      ? [
          {
            key,
            from: first.status_id,
            to: first.next_status_id,
            reject: first.reject,
            step_ids: alike.map(({ id }) => id),
            roles: [...new Set(alike.map((step) => takerOf(step)))],
            signed: [
              ...new Set(alike.filter(({ detail }) => isOn(detail.sign)).map((step) => takerOf(step))),
            ],
          },
        ]
      : [];
  });

const keyOf = ({ status_id, next_status_id, reject }: Step): string =>
  `${status_id} ${next_status_id} ${reject ? 'reject' : 'onward'}`;
