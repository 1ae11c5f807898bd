import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedOf } from '../../../lib/documents/families/estimate/expected.ts';
import {
  competencyScore,
  goalsScore,
  partOf,
  scoreOf,
} from '../../../lib/documents/families/estimate/score.ts';

const goal = (weight: string | null, mark: string | null) => ({ weight, mark });
const marks = (...all: (number | null)[]) => all.map((mark) => ({ mark }));
const BOTH = { goals: true, competencies: true };

describe('the score of a form', () => {
  const goals = [goal('40', '100'), goal('25', '85'), goal('20', '80'), goal('15', '50')];

  test('is the sum of weight by mark, and of competencies their mean on the scale, by their shares', () => {
    expect(goals.map(partOf)).toEqual(['40', '21.25', '16', '7.5']);
    expect(goalsScore(goals)).toBe('84.75');
    expect(competencyScore(marks(4, 4, 4), 5)).toBe('80');
    expect(scoreOf({ goals: '84.75', competencies: '80' }, BOTH, 70)).toBe('83.33');
  });

  test('waits for what is not marked yet', () => {
    expect(goalsScore([goal('40', '100'), goal('60', null)])).toBeNull();
    expect(goalsScore([goal(null, '100')])).toBeNull();
    expect(competencyScore(marks(4, null), 5)).toBeNull();
    expect(scoreOf({ goals: '84.75', competencies: null }, BOTH, 70)).toBeNull();
  });

  test('of a form without competencies is that of its goals, and the other way round', () => {
    const only = (goals: boolean) => ({ goals, competencies: !goals });
    expect(scoreOf({ goals: '84.755', competencies: null }, only(true), 70)).toBe('84.76');
    expect(scoreOf({ goals: null, competencies: '80' }, only(false), 70)).toBe('80');
    expect(
      scoreOf({ goals: null, competencies: null }, { goals: false, competencies: false }, 70),
    ).toBeNull();
    expect([goalsScore([]), competencyScore([], 5)]).toEqual([null, null]);
  });

  test('loses nothing on the way: only the score is rounded', () => {
    expect(goalsScore([goal('33.33', '33.33'), goal('66.67', '0.01')])).toBe('11.115556');
  });
});

describe('how many are expected in a grade', () => {
  const SHARES = ['5', '15', '60', '15', '5'];

  test.each([
    [31, [1, 5, 19, 5, 1]],
    [0, [0, 0, 0, 0, 0]],
    [1, [0, 0, 1, 0, 0]],
    [100, [5, 15, 60, 15, 5]],
  ])('of %i people', (people, expected) => {
    expect(expectedOf(SHARES, people)).toEqual(expected);
  });

  test('the numbers make the people, and each is within one of its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), (people) => {
        const expected = expectedOf(SHARES, people);
        expect(expected.reduce((sum, each) => sum + each, 0)).toBe(people);
        for (const [index, count] of expected.entries())
          expect(Math.abs(count - (Number(SHARES[index]) * people) / 100)).toBeLessThan(1);
      }),
    );
  });
});
