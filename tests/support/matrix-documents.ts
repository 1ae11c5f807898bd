import { DECIDED_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { type Company, stepsOf, type WorkflowStep } from './matrix-company.ts';
import { addDocument } from './matrix-family.ts';
import { type Cell, cellsOf, type Grid } from './matrix-grid.ts';
import { type Answer, outcome, said } from './matrix-http.ts';
import { moveBy } from './matrix-move.ts';
import { type Name, type Ownership, personOf } from './matrix-people.data.ts';
import { byLogin, eachOf, NOWHERE, onceEach, shapeOf, type Traces, type Walk } from './matrix-walk.ts';

/** Documents of a family for every owner in some statuses, made when first asked for and never changed. */
export interface Shelf {
  readonly object_id: string;
  readonly statuses: readonly string[];
  readonly kept: (name: Name, status: string) => Promise<number>;
  /** One more, to be changed. */
  readonly fresh: (name: Name, status: string) => Promise<number>;
}

export const shelfOf = (company: Company, object_id: string, statuses: readonly string[]): Shelf => {
  const made = new Map<string, Promise<number>>();
  const fresh = (name: Name, status: string) => addDocument(company, object_id, name, status);
  return {
    object_id,
    statuses,
    fresh,
    kept: (name, status) => {
      const key = `${name} ${status}`;
      const kept = made.get(key) ?? fresh(name, status);
      made.set(key, kept);
      return kept;
    },
  };
};

const personIn = ({ login, column }: Cell): Name | undefined => personOf(login as Name, column as Ownership);
const isStated = (rights: readonly string[], status: string): boolean =>
  rights.includes('any') || rights.includes(status);

/** Tries a change of every document of a shelf: done where the table says so, refused correctly elsewhere. */
export const walkStatuses = async (
  walk: Walk,
  shelf: Shelf,
  grid: Grid,
  action: 'edit' | 'del',
  traces: Traces,
): Promise<string[]> => {
  const differences: string[] = [];
  const attempt = async (login: string, id: number, status = 'draft'): Promise<Answer> => {
    const why = DECIDED_STATUSES.includes(status) ? { change_reason: 'По заявлению' } : {};
    const record = action === 'edit' ? { id, comments: 'изменено', ...why } : { id, ...why };
    const answer = await walk.call(
      `table.${action}`,
      { object: shelf.object_id, data: [record] },
      { token: walk.tokens[login] },
    );
    traces.note(walk, login, answer);
    return answer;
  };
  const own = await madeFor(shelf, grid);
  await byLogin(grid, async (login, cells) => {
    const [nothing, readable] = await Promise.all([attempt(login, NOWHERE), readableBy(walk, login, shelf)]);
    const notThere = said(nothing);
    await eachOf(
      cells.flatMap((cell) => shelf.statuses.map((status) => ({ cell, status }))),
      async ({ cell, status }) => {
        const person = personIn(cell);
        if (!person) return;
        const stated = isStated(cell.rights, status);
        const id = own.get(placeOf(cell, status)) ?? (await shelf.kept(person, status));
        const answer = await attempt(login, id, status);
        const where = `${login} ${cell.column} ${action} in ${status}`;
        if (stated && answer.error) differences.push(`${where}: ${outcome(answer)}`);
        if (stated) return;
        differences.push(...shapeOf(answer).map((flaw) => `${where}: ${flaw}`));
        const hidden = !readable.has(id);
        if (hidden !== (said(answer) === notThere))
          differences.push(
            `${where}: ${outcome(answer)} for a document that ${hidden ? 'is hidden' : 'can be read'}`,
          );
      },
    );
  });
  return differences;
};

const placeOf = ({ login, column }: Cell, status: string): string => `${login} ${column} ${status}`;

/**
 * Makes a document for each change that the table allows, before any of them is tried: a document that appears while
 * another is changed with all it touches makes the portal ask the caller to press again.
 */
const madeFor = async (shelf: Shelf, grid: Grid): Promise<ReadonlyMap<string, number>> => {
  const made = new Map<string, number>();
  for (const cell of cellsOf(grid)) {
    const person = personIn(cell);
    for (const status of shelf.statuses)
      if (person && isStated(cell.rights, status))
        made.set(placeOf(cell, status), await shelf.fresh(person, status));
  }
  return made;
};

/** Ids a login reads: documents of the shelf exist before a walk begins, and none goes meanwhile. */
const readableBy = async (walk: Walk, login: string, { object_id }: Shelf): Promise<ReadonlySet<unknown>> => {
  const answer = await walk.call(
    'view.get',
    { object: object_id, select: 'id', rowsPerPage: 'all' },
    { token: walk.tokens[login] },
  );
  return new Set(answer.result?.data.map((row) => row.id));
};

/**
 * The wanted steps of a family on every owner's document, by callers the table does not name for the business role: each
 * is refused.
 */
export const walkRefusedMoves = async (
  walk: Walk,
  shelf: Shelf,
  grid: Grid,
  wanted: (step: WorkflowStep, cell: Cell) => boolean,
  traces: Traces,
): Promise<string[]> => {
  const differences: string[] = [];
  await byLogin(grid, async (login, cells) => {
    const { client_id } = walk.company.people[login as Name];
    const steps = stepsOf(walk.company, client_id, shelf.object_id);
    const take = async (id: number, step: WorkflowStep): Promise<Answer> => {
      const answer = await walk.call(
        'table.add',
        { object: 'document_status', data: [moveBy(step, id, { object_id: shelf.object_id })] },
        { token: walk.tokens[login] },
      );
      traces.note(walk, login, answer);
      return answer;
    };
    const takeOfNothing = onceEach((step: WorkflowStep) => take(NOWHERE, step));
    const readable = await readableBy(walk, login, shelf);
    await eachOf(
      cells.flatMap((cell) => steps.filter((step) => wanted(step, cell)).map((step) => ({ cell, step }))),
      async ({ cell, step }) => {
        const person = personIn(cell);
        if (!person || cell.rights.includes(step.business_role)) return;
        const where = `${login} ${cell.column} ${step.business_role} ${step.status_id} -> ${step.next_status_id}`;
        const id = await shelf.kept(person, step.status_id);
        const [answer, nothing] = await Promise.all([take(id, step), takeOfNothing(step)]);
        differences.push(...shapeOf(answer).map((flaw) => `${where}: ${flaw}`));
        const hidden = !readable.has(id);
        if (hidden !== (said(answer) === said(nothing)))
          differences.push(
            `${where}: ${outcome(answer)} for a document that ${hidden ? 'is hidden' : 'can be read'}`,
          );
      },
    );
  });
  return differences;
};

/** The inbox shows exactly the documents that the table says wait for this login. */
export const walkInbox = async (walk: Walk, shelf: Shelf, grid: Grid): Promise<string[]> => {
  const differences: string[] = [];
  await byLogin(grid, async (login, cells) => {
    const placed = await Promise.all(
      cellsOf(grid).flatMap((cell) => {
        const person = personIn(cell);
        return cell.login === login && person
          ? shelf.statuses.map((status) => shelf.kept(person, status))
          : [];
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
      for (const status of shelf.statuses) {
        const person = personIn(cell);
        if (!person) continue;
        const stated = isStated(cell.rights, status);
        if (shown.has(await shelf.kept(person, status)) !== stated)
          differences.push(
            `${login} ${cell.column} ${status}: ${stated ? 'is missing from' : 'stands in'} the inbox`,
          );
      }
  });
  return differences;
};
