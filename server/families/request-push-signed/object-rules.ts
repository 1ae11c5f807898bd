import type { RulesByObject } from '../../objects/rules.ts';
import { paperBytesGo, paperIsDraft } from './paper-rules.ts';

/** How many recipients of a paper gave this answer. */
const answered = (...statuses: readonly string[]): string =>
  `(select count(*)::int from "request_push_signed" r join "document" d on d."id" = r."id"
    where r."paper_id" = b0."id" and d."status_id" in (${statuses.map((status) => `'${status}'`).join(', ')}))`;

export const objectRules: RulesByObject = {
  paper: {
    before: [paperIsDraft],
    after: [paperBytesGo],
    computed: {
      people: `(select count(*)::int from "request_push_signed" r where r."paper_id" = b0."id")`,
      confirmed: answered('confirmed', 'closed'),
      declined: answered('declined'),
    },
  },
};
