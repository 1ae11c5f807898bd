import { type Company, stepsOf, type WorkflowStep } from './matrix-company.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';

/** A step of the north's vacations, or of another family, by role and statuses. */
export const stepOf = (
  company: Company,
  role: string,
  from: string,
  to: string,
  object_id = 'vacation',
): WorkflowStep => {
  const found = stepsOf(company, company.clients.north, object_id).find(
    (step) => step.business_role === role && step.status_id === from && step.next_status_id === to,
  );
  if (!found) throw new Error(`there is no step ${role} ${from} -> ${to}`);
  return found;
};

/** The record that moves a document by a step, by default a vacation; as from a screen, without warnings read. */
export const moveBy = (step: WorkflowStep, registrator_id: number, more: object = {}) => ({
  object_id: 'vacation',
  registrator_id,
  workflow_id: step.id,
  status_id: step.next_status_id,
  seen: [],
  ...more,
});

/** Moves documents as a person: records in, the answer out. */
export const moveAs = (world: World, name: Name, ...data: object[]): Promise<Answer> =>
  world.call('table.add', { object: 'document_status', data }, { token: world.token(name) });

interface HistoryRow {
  readonly seq: number;
  readonly from_status_id: string;
  readonly status_id: string;
  readonly workflow_id: number;
  readonly user_id: number;
  readonly employee_id: number;
  readonly organization_id: number;
  readonly indicators: string;
  readonly behalf_employee_id: number | null;
  readonly comments: string;
}

/** The history of a document, as the database has it. */
export const historyOf = async ({ db }: Company, id: number): Promise<HistoryRow[]> => {
  const { rows } = await db.query<HistoryRow>(
    `select "seq", "from_status_id", "status_id", "workflow_id"::int, "user_id"::int, "employee_id"::int,
       "organization_id"::int, "indicators", "behalf_employee_id"::int, "comments"
     from "document_status" where "registrator_id" = $1 order by "seq"`,
    [id],
  );
  return rows;
};

/** Where a document is, as the database has it. */
export const standOf = async ({ db }: Company, id: number) => {
  const { rows } = await db.query<{
    status_id: string;
    version: number;
    workflow_id: number;
    indicators: string;
  }>('select "status_id", "version", "workflow_id"::int, "indicators" from "document" where "id" = $1', [id]);
  return rows[0];
};
