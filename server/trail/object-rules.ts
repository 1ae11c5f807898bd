import type { RulesByObject } from '../objects/rules.ts';

/** The beginning of an action up to its first point, as the index `audit_of_a_kind` has it. */
const KIND = `split_part(b0."action", '.', 1)`;

const DOCUMENT_NUMBER = `(case when b0."stream" ~ '^document:[0-9]{1,15}$'
  then (select d."number" from "document" d where d."id" = substr(b0."stream", 10)::bigint) end)`;

export const objectRules: RulesByObject = {
  audit: {
    computed: { kind: KIND, refused: `(${KIND} = 'refused')`, document_number: DOCUMENT_NUMBER },
  },
};
