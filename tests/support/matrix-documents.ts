import type { Company, WorkflowStep } from './matrix-company.ts';
import { type Cell, cellsOf, type Grid } from './matrix-grid.ts';
import { type Answer, outcome, said } from './matrix-http.ts';
import { type Name, type Ownership, personOf } from './matrix-people.data.ts';
import { addVacation, VACATION_STATUSES } from './matrix-vacation.ts';
import { byLogin, NOWHERE, onceEach, shapeOf, type Traces, type Walk } from './matrix-walk.ts';

/** Vacations of everybody in every status, made when first asked for; nobody ever changes them. */
export const vacationShelf = (company: Company) => {
  const shelf = new Map<string, Promise<number>>();
  return (name: Name, status: string): Promise<number> => {
    const key = `${name} ${status}`;
    const kept = shelf.get(key) ?? addVacation(company, name, status);
    shelf.set(key, kept);
    return kept;
  };
};

export type Shelf = ReturnType<typeof vacationShelf>;

const personIn = ({ login, column }: Cell): Name | undefined => personOf(login as Name, column as Ownership);
const isStated = (rights: readonly string[], status: string): boolean =>
  rights.includes('any') || rights.includes(status);

/** A change of every vacation in every status: done where the table says so, refused as it should be elsewhere. */
export const walkStatuses = async (
  walk: Walk,
  shelf: Shelf,
  grid: Grid,
  action: 'edit' | 'del',
  traces: Traces,
): Promise<string[]> => {
  const differences: string[] = [];
  const attempt = async (login: string, id: number): Promise<Answer> => {
    const record = action === 'edit' ? { id, comments: 'изменено' } : { id };
    const answer = await walk.call(
      `table.${action}`,
      { object: 'vacation', data: [record] },
      { token: walk.tokens[login] },
    );
    traces.note(walk, login, answer);
    return answer;
  };
  await byLogin(grid, async (login, cells) => {
    const notThere = said(await attempt(login, NOWHERE));
    const readable = await readableBy(walk, login);
    for (const cell of cells)
      for (const status of VACATION_STATUSES) {
        const person = personIn(cell);
        if (!person) continue;
        const stated = isStated(cell.rights, status);
        const id = stated ? await addVacation(walk.company, person, status) : await shelf(person, status);
        const answer = await attempt(login, id);
        const where = `${login} ${cell.column} ${action} in ${status}`;
        if (stated && answer.error) differences.push(`${where}: ${outcome(answer)}`);
        if (stated) continue;
        differences.push(...shapeOf(answer).map((flaw) => `${where}: ${flaw}`));
        const hidden = !readable.has(id);
        if (hidden !== (said(answer) === notThere))
          differences.push(
            `${where}: ${outcome(answer)} for a vacation that ${hidden ? 'is hidden' : 'can be read'}`,
          );
      }
  });
  return differences;
};

/** The vacations a login reads: those of the shelf among them are there before a walk begins, and none goes meanwhile. */
const readableBy = async (walk: Walk, login: string): Promise<ReadonlySet<unknown>> => {
  const answer = await walk.call(
    'view.get',
    { object: 'vacation', select: 'id', rowsPerPage: 'all' },
    { token: walk.tokens[login] },
  );
  return new Set(answer.result?.data.map((row) => row.id));
};

/**
 * Every step of the dictionary out of a status on everybody's vacation in that status. Taken where the table names the step's
 * business role; the buttons a row offers are the same steps.
 */
export const walkMoves = async (
  walk: Walk,
  shelf: Shelf,
  grid: Grid,
  status: string,
  only: 'refused' | 'taken',
  traces: Traces,
): Promise<string[]> => {
  const differences: string[] = [];
  await byLogin(grid, async (login, cells) => {
    const member = walk.company.people[login as Name] ?? walk.company.people.employee;
    const steps = (walk.company.steps[member.client_id] ?? []).filter((step) => step.status_id === status);
    if (steps.length === 0) throw new Error(`no step leads out of ${status}`);
    const take = async (id: number, step: WorkflowStep): Promise<Answer> => {
      const data = [
        { object_id: 'vacation', registrator_id: id, workflow_id: step.id, status_id: step.next_status_id },
      ];
      const answer = await walk.call(
        'table.add',
        { object: 'document_status', data },
        { token: walk.tokens[login] },
      );
      traces.note(walk, login, answer);
      return answer;
    };
    const takeOfNothing = onceEach((step: WorkflowStep) => take(NOWHERE, step));
    const readable = only === 'refused' ? await readableBy(walk, login) : new Set();
    for (const cell of cells)
      for (const step of steps) {
        const person = personIn(cell);
        const stated = cell.rights.includes(step.business_role);
        if (!person || stated !== (only === 'taken')) continue;
        const where = `${login} ${cell.column} ${step.business_role} ${step.status_id} -> ${step.next_status_id}`;
        if (stated) {
          const id = await addVacation(walk.company, person, step.status_id);
          differences.push(
            ...(await offeredDiffer(walk, login, id, steps, cell.rights)).map((flaw) => `${where}: ${flaw}`),
          );
          const answer = await take(id, step);
          const [row] = answer.result?.data ?? [];
          if (row?.status_id !== step.next_status_id)
            differences.push(
              `${where}: ${outcome(answer)} ${JSON.stringify(answer.error?.data.fields ?? '')}`,
            );
          continue;
        }
        const id = await shelf(person, step.status_id);
        const answer = await take(id, step);
        differences.push(...shapeOf(answer).map((flaw) => `${where}: ${flaw}`));
        const hidden = !readable.has(id);
        if (hidden !== (said(answer) === said(await takeOfNothing(step))))
          differences.push(
            `${where}: ${outcome(answer)} for a vacation that ${hidden ? 'is hidden' : 'can be read'}`,
          );
      }
  });
  return differences;
};

const offeredDiffer = async (
  walk: Walk,
  login: string,
  id: number,
  steps: readonly WorkflowStep[],
  roles: readonly string[],
): Promise<string[]> => {
  const answer = await walk.call(
    'view.get',
    { object: 'vacation', filter: `id = ${id}`, select: 'id,steps' },
    { token: walk.tokens[login] },
  );
  const offered = (answer.result?.data[0]?.steps ?? []) as { next_status_id: string; reject: string }[];
  const named = (list: readonly { next_status_id: string; reject: unknown }[]) =>
    [...new Set(list.map((step) => `${step.next_status_id} ${step.reject === true || step.reject === '1'}`))]
      .sort()
      .join(', ');
  const stated = steps.filter((step) => roles.includes(step.business_role));
  return named(offered) === named(stated) ? [] : [`offers ${named(offered)} instead of ${named(stated)}`];
};

/** The inbox shows exactly the vacations that the table says wait for this login. */
export const walkInbox = async (walk: Walk, shelf: Shelf, grid: Grid): Promise<string[]> => {
  const differences: string[] = [];
  await byLogin(grid, async (login, cells) => {
    const placed = await Promise.all(
      cellsOf(grid).flatMap((cell) => {
        const person = personIn(cell);
        return cell.login === login && person ? VACATION_STATUSES.map((status) => shelf(person, status)) : [];
      }),
    );
    if (placed.length === 0) return;
    const answer = await walk.call(
      'view.get',
      { object: 'incomplete', select: 'id', rowsPerPage: 'all' },
      { token: walk.tokens[login] },
    );
    const shown = new Set(answer.result?.data.map((row) => row.id));
    for (const cell of cells)
      for (const status of VACATION_STATUSES) {
        const person = personIn(cell);
        if (!person) continue;
        const stated = isStated(cell.rights, status);
        if (shown.has(await shelf(person, status)) !== stated)
          differences.push(
            `${login} ${cell.column} ${status}: ${stated ? 'is missing from' : 'stands in'} the inbox`,
          );
      }
  });
  return differences;
};
