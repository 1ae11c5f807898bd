import type { RulesByObject } from '../../objects/rules.ts';

const NEWEST = `from "document" d where d."employee_id" = b0."id" and d."object_id" = 'recruitment' order by d."id" desc limit 1`;

const LINK = `from "auth_challenge" c join "app_user" u on u."id" = c."user_id"
  where u."employee_id" = b0."id" and c."kind" = 'restore' and c."used_at" is null and c."expires_at" > now()
    and c."payload" ->> 'invites' = 'true'`;

const ACCOUNT = `from "app_user" u where u."employee_id" = b0."id"`;

/**
 * The candidate has chosen a password or moved a document: once let in they stay so, whatever becomes of their
 * sessions.
 */
const CAME_IN = `exists (select 1 ${ACCOUNT} and not u."must_change_password")
        or exists (select 1 from "document" d join "document_status" s on s."registrator_id" = d."id"
          where d."employee_id" = b0."id" and d."object_id" = 'recruitment' and s."employee_id" = b0."id")`;

/** English position or department of colleagues whose card says the same in Russian. */
const amongStaff = (column: 'position' | 'department', said: string): string =>
  `coalesce((select max(e."${column}_eng") from "employee" e
    where e."organization_id" = b0."organization_id" and ${said} <> '' and e."${column}" = ${said}), '')`;

/** Also where nothing else is asked of the hiring's own table. */
const DEPARTMENT = `(select r."department" from "recruitment" r where r."id" = b0."id")`;

export const objectRules: RulesByObject = {
  recruitment: {
    computed: {
      department_eng: amongStaff('department', DEPARTMENT),
    },
  },
  candidate: {
    computed: {
      position_eng: amongStaff('position', 'b0."position"'),
      department_eng: amongStaff('department', 'b0."department"'),
      document_id: `(select d."id" ${NEWEST})`,
      hire_date: `(select r."hire_date" from "recruitment" r where r."id" = (select d."id" ${NEWEST}))`,
      status_id: `coalesce((select d."status_id" ${NEWEST}), '')`,
      invitation: `case when coalesce((select d."status_id" ${NEWEST}), 'created') in ('empty', 'draft', 'created') then 'none'
        when not exists (select 1 ${ACCOUNT} and not u."disabled") then 'shut'
        when ${CAME_IN} then 'opened'
        when exists (select 1 ${LINK}) then 'sent' else 'over' end`,
      invited_until: `(select max(c."expires_at") ${LINK})`,
    },
  },
};
