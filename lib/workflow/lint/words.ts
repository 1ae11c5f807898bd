import type { Step } from '../step.ts';
import { type Finding, finding } from './finding.ts';
import type { World } from './world.ts';

/** Statuses that lack their word in a language: buttons and lists would have a blank in their place. */
export const wordFindings = (object_id: string, steps: readonly Step[], { statuses }: World): Finding[] =>
  (statuses ?? []).flatMap((status) => {
    const at = steps.filter(({ status_id, next_status_id }) =>
      [status_id, next_status_id].includes(status.id),
    );
    const missing = [
      ...(status.name.trim() === '' ? ['ru'] : []),
      ...(status.name_eng.trim() === '' ? ['en'] : []),
    ];
    return at.length === 0
      ? []
      : missing.map((language) =>
          finding('no_word', object_id, {
            step_ids: at.map(({ id }) => id),
            statuses: [status.id],
            values: { language },
          }),
        );
  });
