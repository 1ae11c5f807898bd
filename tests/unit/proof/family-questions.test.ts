import { describe, expect, test } from 'vitest';
import {
  askedIn,
  firstSteps,
  isAsked,
  isMoveAsked,
  QUESTIONS,
  questionsIn,
  WALKED,
} from '../../support/family-questions.ts';
import { tablesOf } from '../../support/family-rights.ts';
import { reviewedRights } from '../../support/family-rights-file.ts';
import { cellsOf, type Grid } from '../../support/matrix-grid.ts';

const others = [...QUESTIONS.keys()].filter((object_id) => !WALKED.includes(object_id));
const rightsOf = (object_id: string) => tablesOf(reviewedRights(object_id)).rights;
const tabled = (cells: Record<string, string>, grid: Grid): Grid => ({
  ...grid,
  rows: new Map(
    [...grid.rows].map(([login, row]) => [login, row.map((cell) => cells[`${login} ${cell}`] ?? cell)]),
  ),
});

describe('what families refuse', () => {
  test('is asked of each, or of one walked whole where the same follows from the same', () => {
    const unasked = [...QUESTIONS].flatMap(([object_id, questions]) =>
      [...questions].filter(
        (question) =>
          !isAsked(object_id, question) && !WALKED.some((walked) => QUESTIONS.get(walked)?.has(question)),
      ),
    );
    expect(unasked).toEqual([]);
  });

  test.each(others)('%s: fewer moves are tried than it refuses, with an employee each', (object_id) => {
    const { rights, moves } = tablesOf(reviewedRights(object_id));
    const isWanted = isMoveAsked(object_id, rights);
    const refused = cellsOf(moves).flatMap((cell) =>
      firstSteps(object_id)
        .filter((step) => !cell.rights.includes(step.business_role))
        .map((step) => ({ cell, step })),
    );
    const tried = refused.filter(({ cell, step }) => isWanted(step, cell));
    expect(tried.length).toBeLessThan(refused.length);
    const ofEmployee = ({ cell }: (typeof refused)[number]) => cell.login === 'employee';
    expect(tried.filter(ofEmployee)).toEqual(refused.filter(ofEmployee));
  });

  test.each(others)('%s: everything is asked of an employee, and of a visitor', (object_id) => {
    const grid = rightsOf(object_id);
    const asked = cellsOf(askedIn(object_id, grid, 'prepare'));
    for (const login of ['employee', 'visitor'])
      expect(asked.filter((cell) => cell.login === login)).toEqual(
        cellsOf(grid).filter((cell) => cell.login === login),
      );
  });

  test('is asked where a family differs: of an accountant to whom it alone is hidden', () => {
    const [object_id = ''] = QUESTIONS.keys();
    const { rights, moves } = tablesOf(reviewedRights(object_id));
    const hidden = tabled({ 'accountant R': '-', 'accountant R,A': '-' }, rights);
    const steps = firstSteps(object_id);
    const before = questionsIn({ rights, moves }, steps, false);
    const news = [...questionsIn({ rights: hidden, moves }, steps, false)].filter(
      (each) => !before.has(each),
    );
    expect(news.length).toBeGreaterThan(0);
    expect(news.every((question) => question.startsWith('accountant '))).toBe(true);
    expect(isAsked(object_id, 'accountant own hidden: a step of nobody')).toBe(true);
  });
});
