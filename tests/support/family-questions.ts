import { FAMILIES } from '../../lib/documents/families.ts';
import { isOn } from '../../lib/workflow/flag.ts';
import { isSecondLevel, type Step } from '../../lib/workflow/step.ts';
import { type Table, tablesOf } from './family-rights.ts';
import { reviewedRights } from './family-rights-file.ts';
import { linesIn } from './fill-in.ts';
import { stepsNamed } from './matrix-actors.ts';
import type { WorkflowStep } from './matrix-company.ts';
import { type Cell, cellsOf, type Grid } from './matrix-grid.ts';
import { IS_WHOLE } from './whole.ts';

/** What a walk tries in a cell of the tables; a line is written with its document alone. */
type Tried = 'prepare' | 'lines' | Step;
/** The tables that say what is refused. */
type Tables = Readonly<Pick<Record<Table, Grid>, 'rights' | 'moves'>>;

/** The first step of each business role of a family: those that callers without the role are refused. */
export const firstSteps = (object_id: string): Step[] => {
  const steps = stepsNamed(object_id);
  return steps.filter((step) => steps.find((each) => each.business_role === step.business_role) === step);
};

/** A caller, whose document it is, whether it is hidden, and what is tried: all that a refusal follows from. */
const questionOf = ({ login, column, rights }: Cell, tried: Tried): string =>
  `${login} ${column} ${rights.includes('R') ? 'seen' : 'hidden'}: ${typeof tried === 'string' ? tried : kindOf(tried)}`;

const kindOf = ({ business_role, detail }: Step): string =>
  [business_role, isSecondLevel({ business_role, detail }) && 'second level', isOn(detail.own) && 'own'].join(
    ' ',
  );

/** Everything that the tables of a family refuse, as questions that other families may ask as well. */
export const questionsIn = (tables: Tables, steps: readonly Step[], hasLines: boolean): Set<string> => {
  const taken = new Map(cellsOf(tables.moves).map((cell) => [placeOf(cell), cell.rights]));
  return new Set(
    cellsOf(tables.rights).flatMap((cell) => {
      const roles = taken.get(placeOf(cell));
      return [
        ...(cell.rights.includes('A') ? [] : (['prepare'] as const)),
        ...(hasLines ? (['lines'] as const) : []),
        ...(roles ? steps.filter((step) => !roles.includes(step.business_role)) : []),
      ].map((tried) => questionOf(cell, tried));
    }),
  );
};

const placeOf = ({ login, column }: Pick<Cell, 'login' | 'column'>): string => `${login} ${column}`;

/** The questions of each family, by its object. */
export const QUESTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  FAMILIES.map((family) => {
    const { object_id } = family;
    const tables = tablesOf(reviewedRights(object_id));
    return [object_id, questionsIn(tables, firstSteps(object_id), linesIn(family).length > 0)];
  }),
);

const WALKED_WHOLE = 6;

/** So many families, one after the other those with most questions that none before them asks. */
const widest = (count: number): string[] => {
  const chosen: string[] = [];
  while (chosen.length < Math.min(count, QUESTIONS.size)) {
    const known = askedOf(chosen);
    const news = [...QUESTIONS]
      .filter(([object_id]) => !chosen.includes(object_id))
      .map(([object_id, questions]) => ({
        object_id,
        count: [...questions].filter((question) => !known.has(question)).length,
      }));
    chosen.push(news.reduce((most, each) => (each.count > most.count ? each : most)).object_id);
  }
  return chosen;
};

const askedOf = (families: readonly string[]): Set<string> =>
  new Set(families.flatMap((object_id) => [...(QUESTIONS.get(object_id) ?? [])]));

/** Families of which everything is asked; of the others what none of these answers alike (decision 103). */
export const WALKED: readonly string[] = IS_WHOLE ? [...QUESTIONS.keys()] : widest(WALKED_WHOLE);
const KNOWN = askedOf(WALKED);

/** Callers of whom everything is asked of every family: it is judged at all. */
const ALWAYS: readonly string[] = ['employee', 'visitor'];

/** Whether a question is asked of a family itself. */
export const isAsked = (object_id: string, question: string): boolean =>
  WALKED.includes(object_id) || ALWAYS.includes(question.split(' ')[0] ?? '') || !KNOWN.has(question);

/** A table with the cells alone in which something is asked. */
export const askedIn = (object_id: string, grid: Grid, tried: Tried): Grid => {
  const asked = new Set(
    cellsOf(grid)
      .filter((cell) => isAsked(object_id, questionOf(cell, tried)))
      .map(placeOf),
  );
  const kept = ([login, cells]: [string, readonly string[]]): [string, string[]] => [
    login,
    cells.map((cell, index) =>
      asked.has(placeOf({ login, column: grid.columns[index] ?? '' })) ? cell : '.',
    ),
  ];
  return { ...grid, rows: new Map([...grid.rows].map(kept)) };
};

/** Whether a step is one of the first of its role and is asked about in a cell of the moves. */
export const isMoveAsked = (object_id: string, rights: Grid) => {
  const seen = new Map(cellsOf(rights).map((cell) => [placeOf(cell), cell]));
  const steps = firstSteps(object_id);
  return (wanted: WorkflowStep, place: Pick<Cell, 'login' | 'column'>): boolean => {
    const cell = seen.get(placeOf(place));
    return steps.some(
      (step) =>
        step.business_role === wanted.business_role &&
        step.status_id === wanted.status_id &&
        step.next_status_id === wanted.next_status_id &&
        (!cell || isAsked(object_id, questionOf(cell, step))),
    );
  };
};
