import { wrongField } from '../call/call-error.ts';
import { deciderOf } from '../db/decider.ts';
import type { BeforeWrite, RulesByObject } from '../objects/rules.ts';
import {
  closedIsOut,
  deciderIsKept,
  lastAdminStays,
  leavesAfterJoining,
  numbersAreSound,
} from './employee-rules.ts';
import { managerCanLead } from './manager-rules.ts';
import {
  closingIsNotLent,
  holderManagesNobody,
  notOneself,
  organizationIsOfHere,
  peopleAreOfHere,
} from './own-record.ts';

const notOwnManager: BeforeWrite = async (_tx, _actor, before, after) => {
  if (!after) return;
  const employee = after.employee_id ?? before?.employee_id;
  const manager = after.manager_id ?? before?.manager_id;
  if (employee === manager) throw wrongField('manager_id', 'user/own-manager');
};

/** The organization of the person behind a row. */
const EMPLOYER = `from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id"`;

const CLIENT = `(select o."client_id" ${EMPLOYER})`;

export const objectRules: RulesByObject = {
  employee: {
    before: [
      notOneself('id'),
      closingIsNotLent,
      deciderIsKept,
      organizationIsOfHere,
      numbersAreSound,
      leavesAfterJoining,
    ],
    after: [lastAdminStays, closedIsOut],
  },
  subordination: {
    before: [notOneself('employee_id'), holderManagesNobody, notOwnManager, peopleAreOfHere],
    after: [managerCanLead],
    computed: { client_id: CLIENT },
  },
  dismissal: { computed: { client_id: CLIENT } },
  vacation_limit: {
    before: [notOneself('employee_id'), peopleAreOfHere],
    each_by_itself: true,
    computed: {
      client_id: CLIENT,
      manager_id: deciderOf('b0."employee_id"'),
    },
  },
  user: {
    computed: {
      organization_name: `coalesce((select o."name" ${EMPLOYER}), '')`,
      organization_name_eng: `coalesce((select o."name_eng" ${EMPLOYER}), '')`,
      roles: `coalesce((select string_agg(r."role", ',' order by r."role") from "user_role" r join "employee" e on e."organization_id" = r."organization_id" where r."user_id" = b0."id" and e."id" = b0."employee_id"), '')`,
      organization_roles: `coalesce((select json_agg(json_build_object('organization_id', r."organization_id", 'role', r."role") order by r."organization_id", r."role") from "user_role" r where r."user_id" = b0."id"), '[]')::text`,
    },
  },
};
