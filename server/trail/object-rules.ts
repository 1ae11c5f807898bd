import type { RulesByObject } from '../objects/rules.ts';

/** The beginning of an action up to its first point, as the index `audit_of_a_kind` has it. */
const KIND = `split_part(b0."action", '.', 1)`;

const DOCUMENT_NUMBER = `(case when b0."stream" ~ '^document:[0-9]{1,15}$'
  then (select d."number" from "document" d where d."id" = substr(b0."stream", 10)::bigint) end)`;

/** What the row that was changed is called now; null of one that is gone, and of what has no name of its own. */
const RECORD_FACTS = `(case when b0."record_id" ~ '^[0-9]{1,15}$' then case b0."object_id"
  when 'parameter' then (select json_build_object('code', r."code") from "parameter" r where r."id" = b0."record_id"::bigint)
  when 'parameter_override' then (select json_build_object('code', r."code", 'organization_id', r."organization_id")
    from "parameter_override" r where r."id" = b0."record_id"::bigint)
  when 'parameter_schedule' then (select json_build_object('code', r."code", 'organization_id', r."organization_id")
    from "parameter_schedule" r where r."id" = b0."record_id"::bigint)
  when 'lan' then (select json_build_object('alias', r."alias") from "lan" r where r."id" = b0."record_id"::bigint)
  when 'workflow' then (select json_build_object('object_id', r."object_id", 'business_role', r."business_role",
      'status_id', r."status_id", 'next_status_id', r."next_status_id") from "workflow" r where r."id" = b0."record_id"::bigint)
  when 'document_type' then (select json_build_object('name', r."name", 'name_eng', r."name_eng")
    from "document_type" r where r."id" = b0."record_id"::bigint)
  when 'organization' then (select json_build_object('name', r."name", 'name_eng', r."name_eng")
    from "organization" r where r."id" = b0."record_id"::bigint)
  when 'employee' then (select json_build_object('name', r."name", 'name_eng', r."name_eng")
    from "employee" r where r."id" = b0."record_id"::bigint)
  end end)::text`;

export const objectRules: RulesByObject = {
  audit: {
    computed: {
      kind: KIND,
      refused: `(${KIND} = 'refused')`,
      document_number: DOCUMENT_NUMBER,
      record_facts: RECORD_FACTS,
    },
  },
};
