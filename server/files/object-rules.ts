import type { RulesByObject } from '../objects/rules.ts';

export const objectRules: RulesByObject = {
  file: {
    computed: {
      legal_object_id: `coalesce((select d."object_id" from "request" r join "document" d on d."id" = r."legal_document_id" where r."id" = b0."registrator_id"), '')`,
    },
  },
};
