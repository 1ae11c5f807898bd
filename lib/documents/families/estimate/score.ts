import { add, type Decimal, subtract, sumOf, timesOver } from '../../../money/decimal.ts';
import { SHARE_PLACES } from './values.ts';

/** A goal as it is scored. */
export interface ScoredGoal {
  readonly weight: Decimal | null;
  /** How far it is fulfilled in the eyes of who assesses; null before. */
  readonly mark: Decimal | null;
}

/** A competency as it is scored: the place of its mark on the scale, and how many marks the scale has. */
export interface ScoredCompetency {
  readonly mark: number | null;
}

/** The sum of weight by mark, in per cent, exact; null while a goal has no mark or no weight, or there is none. */
export const goalsScore = (goals: readonly ScoredGoal[]): Decimal | null => {
  const parts = goals.map(partOf);
  return parts.length === 0 || parts.includes(null) ? null : sumOf(parts.filter((each) => each !== null));
};

/** What a goal brings to the score: weight by mark, exact. */
export const partOf = ({ weight, mark }: ScoredGoal): Decimal | null =>
  weight === null || mark === null ? null : timesOver(weight, mark, HUNDRED, EXACT_PLACES);

/** The mean of the marks as a share of the highest one, in per cent, rounded half up; null while a mark is missing. */
export const competencyScore = (
  competencies: readonly ScoredCompetency[],
  highest: number,
): Decimal | null => {
  const marks = competencies.map(({ mark }) => mark);
  if (marks.length === 0 || marks.includes(null) || highest <= 0) return null;
  const sum = sumOf(marks.map(String));
  return timesOver(sum, String(HUNDRED), marks.length * highest, SHARE_PLACES);
};

/**
 * The score of a form: goals by their share in it, competencies by the rest. A part that the form does not have leaves
 * its share to the other; null while a part that it has is not whole. Rounded half up to two digits.
 */
export const scoreOf = (
  parts: { readonly goals: Decimal | null; readonly competencies: Decimal | null },
  /** Which parts the form has. */
  has: { readonly goals: boolean; readonly competencies: boolean },
  goalsShare: number,
): Decimal | null => {
  if (has.goals && has.competencies) {
    if (parts.goals === null || parts.competencies === null) return null;
    const share = String(goalsShare);
    const rest = subtract(String(HUNDRED), share);
    return rounded(
      add(
        timesOver(parts.goals, share, HUNDRED, EXACT_PLACES),
        timesOver(parts.competencies, rest, HUNDRED, EXACT_PLACES),
      ),
    );
  }
  const only = has.goals ? parts.goals : has.competencies ? parts.competencies : null;
  return only === null ? null : rounded(only);
};

const rounded = (value: Decimal): Decimal => timesOver(value, '1', 1, SHARE_PLACES);

const HUNDRED = 100;
/** Two of a weight, two of a mark, two of a share, two of the hundred: nothing is rounded on the way. */
const EXACT_PLACES = 8;
