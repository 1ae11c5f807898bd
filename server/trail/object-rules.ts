import type { RulesByObject } from '../objects/rules.ts';

/** The beginning of an action up to its first point, as the index `audit_of_a_kind` has it. */
const KIND = `split_part(b0."action", '.', 1)`;

export const objectRules: RulesByObject = {
  audit: { computed: { kind: KIND, refused: `(${KIND} = 'refused')` } },
};
