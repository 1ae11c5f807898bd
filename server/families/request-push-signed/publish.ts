import type { Actor } from '../../../lib/access/actor.ts';
import {
  requestPushSigned as family,
  paper as paperObject,
  publishesPapers,
} from '../../../lib/documents/families/request-push-signed/index.ts';
import type { PublishedTo, PublishInput } from '../../../lib/documents/families/request-push-signed/rpc.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { makeDocuments } from '../../documents/save.ts';
import { lockRow } from '../../objects/table.ts';
import { openStepsOfHr, takeStep } from '../steps-of-hr.ts';

/**
 * Publishes a paper to people of the caller's organization: a document for each, with the bytes of the paper, moved on
 * as far as hr takes it alone. People who have it already are skipped, so that a repeated call changes nothing. Others
 * answer like unknown ids. Refuses: access_denied, not_found, validation, and what `transition` refuses.
 */
export const publishPaper = async (
  tx: Tx,
  actor: Actor,
  { paper_id, employee_ids }: PublishInput,
): Promise<PublishedTo> => {
  if (!publishesPapers(actor)) throw refusal('access_denied');
  const paper = await lockRow(tx, actor, paperObject, paper_id);
  if (paper.name === '') throw wrongField('file', 'document/paper-missing');
  const asked = [...new Set(employee_ids)].sort((a, b) => a - b);
  const has = await holdersOf(tx, paper_id, asked);
  const staff = await staffOf(tx, actor, asked);
  const fresh = asked.filter((id) => staff.has(id) && !has.has(id));
  const made = fresh.length > 0 ? await putBefore(tx, actor, paper, fresh) : [];
  const madeFor = new Map(fresh.map((employee_id, index) => [employee_id, made[index]]));
  return {
    data: [...new Set(employee_ids)].map((employee_id) => {
      const [old, now] = [has.get(employee_id), madeFor.get(employee_id)];
      if (now !== undefined) return { employee_id, outcome: 'published', document_id: now };
      return old === undefined
        ? { employee_id, outcome: 'not_found' }
        : { employee_id, outcome: 'already', document_id: old };
    }),
  };
};

/** Who of these has the paper before them: the document, by employee. */
const holdersOf = async (tx: Tx, paper_id: number, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await tx.rows<Row<'document', 'employee_id' | 'id'>>(
    `select d."employee_id", d."id" from "request_push_signed" r join "document" d on d."id" = r."id"
     where r."paper_id" = $1 and d."employee_id" = any($2::bigint[])`,
    [paper_id, ids],
  );
  return new Map(rows.map((row) => [row.employee_id, row.id]));
};

/** Which of these work in the caller's organization now. */
const staffOf = async (tx: Tx, actor: Actor, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await tx.rows<Row<'employee', 'id'>>(
    `select "id" from "employee" where "id" = any($1::bigint[]) and "organization_id" = $2 and not "disabled"
       and coalesce("dismissal_date" >= "business_day"(), true)`,
    [ids, actor.organization_id],
  );
  return new Set(rows.map((row) => row.id));
};

const putBefore = async (
  tx: Tx,
  actor: Actor,
  paper: Record<string, unknown>,
  employees: readonly number[],
): Promise<number[]> => {
  const { title, due_date, document_type_id, comments } = paper;
  const ids = await makeDocuments(
    tx,
    actor,
    family,
    employees.map((employee_id) => ({ employee_id, title, due_date, document_type_id, comments })),
  );
  await tx.rows('update "request_push_signed" set "paper_id" = $2 where "id" = any($1::bigint[])', [
    ids,
    paper.id,
  ]);
  await tx.rows(SHARE, [ids, paper.id, family.object_id, actor.user_id]);
  await auditBy(tx, actor, 'paper.publish', `paper:${paper.id}`, {
    employee_ids: employees,
    document_ids: ids,
    hash: paper.hash,
  });
  for (const step of await stepsOfHr(tx, actor)) await takeStep(tx, actor, step, ids);
  return ids;
};

/** One row of a file for each document; the bytes are stored once, under one name. */
const SHARE = `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
    "streebog512_hash", "kind", "registrator_id", "document_object_id", "creator_user_id")
  select p."client_id", p."name", p."original_name", p."content_type", p."size", p."hash", p."streebog_hash",
    p."streebog512_hash", 'paper', d, $3, $4
  from unnest($1::bigint[]) as d, "paper" p where p."id" = $2`;

/** The steps hr takes alone, from nothing to where another person has to act. Refuses no_workflow_step. */
const stepsOfHr = async (tx: Tx, actor: Actor) => {
  const open = await openStepsOfHr(tx, actor, family.object_id);
  const way: typeof open = [];
  for (let status: string | undefined = 'empty'; status !== undefined && status !== 'notified'; ) {
    const step = open.find((each) => each.status_id === status && !way.includes(each));
    if (step) way.push(step);
    status = step?.next_status_id;
  }
  if (way.length === 0) throw refusal('no_workflow_step');
  return way;
};
