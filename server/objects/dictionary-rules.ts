import { tellRights } from '../notifications/tell-rights.ts';
import { CallError } from '../rpc/call-error.ts';
import { type AfterWrite, type BeforeWrite, refuseField } from './before-write.ts';
import { closedIsOut, deciderIsKept, lastAdminStays, numbersAreSound } from './employee-rules.ts';
import { grantIsSound } from './grant-rules.ts';
import {
  closingIsNotLent,
  holderManagesNobody,
  notOneself,
  organizationIsOfHere,
  peopleAreOfHere,
} from './own-record.ts';
import { paperBytesGo, paperIsDraft } from './paper-rules.ts';
import { policiesKeepTheLaw, policyIsSound } from './policy-rules.ts';
import { numbersAreReal, powerIsSound } from './power-rules.ts';
import { viewsAreFew } from './saved-view-rules.ts';
import { trustIsSound } from './trust-rules.ts';

const periodInOrder: BeforeWrite = async (_tx, _actor, before, after) => {
  const start = after?.start_date ?? before?.start_date;
  const end = after?.end_date ?? before?.end_date;
  if (after && String(start) > String(end)) refuseField('end_date', 'document/ends-before-start');
};

const FROZEN = ['object_id', 'business_role', 'status_id', 'next_status_id', 'reject'] as const;

/**
 * A step that documents have taken stays what it was: who moved them by which step must be checkable years later.
 * It can be disabled, and another one added.
 */
const usedStepStays: BeforeWrite = async (tx, _actor, before, after) => {
  if (!before) return;
  const changes = !after || FROZEN.some((name) => name in after && after[name] !== before[name]);
  if (!changes) return;
  const used = await tx.rows('select 1 from "document_status" where "workflow_id" = $1 limit 1', [before.id]);
  if (used.length > 0) throw new CallError({ reason: 'used_elsewhere' });
};

const notOwnManager: BeforeWrite = async (_tx, _actor, before, after) => {
  if (!after) return;
  const employee = after.employee_id ?? before?.employee_id;
  const manager = after.manager_id ?? before?.manager_id;
  if (employee === manager) refuseField('manager_id', 'field/wrong');
};

/** Statuses and types in use are disabled, not deleted. */
const unusedBy =
  (sql: string): BeforeWrite =>
  async (tx, _actor, before, after) => {
    if (!before || after) return;
    const used = await tx.rows(sql, [before.id]);
    if (used.length > 0) throw new CallError({ reason: 'used_elsewhere' });
  };

export const BEFORE_WRITE: Readonly<Record<string, BeforeWrite>> = {
  calendar: periodInOrder,
  employee: async (...write) => {
    await notOneself('id')(...write);
    await closingIsNotLent(...write);
    await deciderIsKept(...write);
    await organizationIsOfHere(...write);
    await numbersAreSound(...write);
  },
  workflow: usedStepStays,
  subordination: async (...write) => {
    await notOneself('employee_id')(...write);
    await holderManagesNobody(...write);
    await notOwnManager(...write);
    await peopleAreOfHere(...write);
  },
  vacation_limit: async (...write) => {
    await notOneself('employee_id')(...write);
    await peopleAreOfHere(...write);
  },
  grant: grantIsSound,
  trusted_certificate: trustIsSound,
  paper: paperIsDraft,
  user_filter: viewsAreFew,
  organization: numbersAreReal,
  power_of_attorney: powerIsSound,
  signature_policy: policyIsSound,
  status: unusedBy(
    `select 1 from "workflow" where "status_id" = $1 or "next_status_id" = $1
     union all select 1 from "document_status" where "status_id" = $1 or "from_status_id" = $1 limit 1`,
  ),
  document_type: unusedBy(
    `select 1 from "document" where "document_type_id" = $1
     union all select 1 from "signature_policy" where "document_type_id" = $1 limit 1`,
  ),
  request_type: unusedBy('select 1 from "request" where "request_type_id" = $1 limit 1'),
};

/** Open documents follow their owner's present manager, so that a list and a right never disagree. */
const documentsFollowManager: AfterWrite = async (tx, before, after) => {
  await tx.rows(
    `update "document" d set "manager_id" = m."manager_id"
     from (select e."id", (select s."manager_id" from "subordination" s
                           where s."employee_id" = e."id" and s."type" = 'direct' and not s."disabled"
                           order by s."id" limit 1) as manager_id
           from "employee" e where e."id" = any($1::bigint[])) m
     where m."id" = d."employee_id" and d."manager_id" is distinct from m."manager_id"
       and d."status_id" not in ('processed', 'closed')`,
    [[before?.employee_id, after?.employee_id].filter((id) => id !== undefined)],
  );
};

/** What its holder has open by a grant does not outlive it. */
const holderIsTold: AfterWrite = async (tx, before, after) => {
  await tellRights(
    tx,
    [before?.user_id, after?.user_id].filter((id) => id !== undefined),
  );
};

export const AFTER_WRITE: Readonly<Record<string, readonly AfterWrite[]>> = {
  employee: [lastAdminStays, closedIsOut],
  document_type: [policiesKeepTheLaw],
  grant: [holderIsTold],
  paper: [paperBytesGo],
  signature_policy: [policiesKeepTheLaw],
  subordination: [documentsFollowManager],
};
