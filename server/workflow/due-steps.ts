import { portalOf } from '../../lib/access/portal.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { type Due, dueOf } from '../../lib/workflow/due.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { CallError } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db, inTransaction } from '../db/tx.ts';
import { log } from '../log.ts';
import { takePortalStep } from './portal-step.ts';

/** Documents of one step that are asked for at once. */
const PAGE = 500;

/**
 * Takes the steps of the portal whose day has come (AMB-059), each document in a transaction of its own: one that is
 * refused keeps none of the others.
 */
export const takeDueSteps = async (): Promise<void> => {
  for (const { id } of await db.rows<Row<'client', 'id'>>('select "id" from "client" order by "id"')) {
    const { stepsOf, everyParameters } = await readRules(db, id);
    for (const family of FAMILIES)
      for (const step of stepsOf(family.object_id)) {
        const due = earliest(everyParameters.map((parameters) => dueOf(step, parameters)));
        if (due && !step.disabled) await takeDue(id, family, step, due);
      }
  }
};

/** Organizations may have periods of their own: documents are found by the shortest, and judged by their own. */
const earliest = (dues: readonly (Due | undefined)[]): Due | undefined =>
  dues.toSorted((one, other) => (one?.days ?? 0) - (other?.days ?? 0))[0];

const takeDue = async (clientId: number, family: Family, step: Step, due: Due): Promise<void> => {
  for (let last = 0, more = true; more; ) {
    const page = await dueDocuments(clientId, step, due, last);
    for (const { id } of page) await takeOne(clientId, family, step, id);
    last = page.at(-1)?.id ?? last;
    more = page.length === PAGE;
  }
};

const takeOne = async (clientId: number, family: Family, step: Step, id: number): Promise<void> => {
  const asked = { registrator_id: id, workflow_id: step.id };
  try {
    await inTransaction((tx) => takePortalStep(tx, portalOf(clientId), family, asked));
  } catch (error) {
    // Another process was faster, or the document may not go there: the next round asks again.
    if (!(error instanceof CallError)) log.warn({ err: error, ...asked }, 'due step failed');
  }
};

/** Documents past their day; judged again under the lock. */
const dueDocuments = (clientId: number, step: Step, { days, field }: Due, last: number) => {
  const day = field === 'status_date' ? `("status_date" at time zone $6)::date` : `"${field}"`;
  return db.rows<Row<'document', 'id'>>(
    `select "id" from "document"
     where "client_id" = $1 and "object_id" = $2 and "status_id" = $3 and not "replaced" and "id" > $7
       and ($4::bigint is null or "organization_id" = $4) and ${day} + $5::int <= (now() at time zone $6)::date
       and ($5::int >= 0 or ${day} >= (now() at time zone $6)::date)
       and ($8::timestamptz is null or "create_date" >= $8) and ($9::timestamptz is null or "create_date" < $9)
     order by "id" limit ${PAGE}`,
    [
      clientId,
      step.object_id,
      step.status_id,
      step.organization_id,
      days,
      readConfig().BUSINESS_TZ,
      last,
      step.detail.since ?? null,
      step.detail.until ?? null,
    ],
  );
};
