import { type Answer, rpc } from './rpc.ts';

interface Step {
  id: number;
  next_status_id: string;
  business_role: string;
}

export interface Vacation {
  id: number;
  number: string;
  status_id: string;
  steps: Step[];
  organization_id: number;
  employee_id: number;
  manager_id: number;
  comments: string;
}

type Written = Answer<{ data: Vacation[] }>;

const done = <T>(answer: Answer<T>): T => {
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result;
};

/** The id of a type of vacation: `annual` takes days of the year's limit, `additional` takes none. */
export const typeOf = async (origin: string, token: string, code: string): Promise<unknown> => {
  const filter = `object_id = 'vacation' and code = '${code}'`;
  const types = done(await rpc(origin, token, 'view.get', { object: 'document_type', filter }));
  return types.data[0]?.id ?? null;
};

/** A new vacation in the status `empty`. */
export const addVacation = async (
  origin: string,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<Vacation> => {
  const data = [
    {
      document_type_id: await typeOf(origin, token, 'additional'),
      start_date: '2027-10-04',
      end_date: '2027-10-05',
      ...fields,
    },
  ];
  const added: Written = await rpc(origin, token, 'table.add', { object: 'vacation', data });
  const [made] = done(added).data;
  if (!made) throw new Error('no vacation was made');
  return made;
};

export const readVacation = async (origin: string, token: string, id: number): Promise<Vacation> => {
  const answer: Written = await rpc(origin, token, 'view.get', { object: 'vacation', filter: `id = ${id}` });
  const [row] = done(answer).data;
  if (!row) throw new Error(`vacation ${id} is not to be seen`);
  return row;
};

/** What the portal may warn of before a leave is sent; the tests that mean a warning read it on the screen. */
const SEEN = ['vacation/no-long-part', 'vacation/short-notice'];

/** Takes the step to a status that the person is offered, having read what the portal warns of. */
export const move = async (
  origin: string,
  token: string,
  id: number,
  status_id: string,
  comments = '',
): Promise<Record<string, unknown>> => {
  const { steps } = await readVacation(origin, token, id);
  const step = steps.find((each) => each.next_status_id === status_id);
  if (!step) throw new Error(`no step to ${status_id} among ${steps.map((each) => each.next_status_id)}`);
  const data = [
    { object_id: 'vacation', registrator_id: id, workflow_id: step.id, status_id, comments, seen: SEEN },
  ];
  const answer = await rpc(origin, token, 'table.add', { object: 'document_status', data });
  return done(answer).data[0] ?? {};
};

/** A vacation that waits for the manager's decision. */
export const sentVacation = async (
  origin: string,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<Vacation> => {
  const made = await addVacation(origin, token, fields);
  await move(origin, token, made.id, 'draft');
  await move(origin, token, made.id, 'prepared');
  return readVacation(origin, token, made.id);
};
