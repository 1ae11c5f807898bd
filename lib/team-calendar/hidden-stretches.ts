import { addDays, laterDay } from '../kernel/day.ts';
import type { TeamAbsence } from '../rpc/team-calendar.ts';

/**
 * Absences without the seams of hidden ones: of a person whose documents are hidden, whole days that meet or overlap
 * are one stretch, and pending days within agreed ones are not shown apart. Two documents would reveal more than an
 * absence. Visible absences, and parts of a day, stay as they are.
 */
export const withoutSeams = (absences: readonly TeamAbsence[]): TeamAbsence[] => {
  const isSeamless = ({ id, from }: TeamAbsence): boolean => id === null && from === null;
  const hidden = Map.groupBy(absences.filter(isSeamless), ({ employee_id }) => employee_id);
  return [
    ...absences.filter((each) => !isSeamless(each)),
    ...[...hidden.values()].flatMap((of) => {
      const agreed = merged(of.filter(({ pending }) => !pending));
      const asked = merged(of.filter(({ pending }) => pending));
      return [...agreed, ...asked.flatMap((each) => outside(each, agreed))];
    }),
  ];
};

/** Stretches that meet or overlap as one. */
const merged = (stretches: readonly TeamAbsence[]): TeamAbsence[] => {
  const found: TeamAbsence[] = [];
  for (const each of stretches.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const open = found.at(-1);
    if (open && each.first <= addDays(open.last, 1))
      found[found.length - 1] = { ...open, last: laterDay(open.last, each.last) };
    else found.push(each);
  }
  return found;
};

/** What is left of a stretch outside of others. */
const outside = (stretch: TeamAbsence, others: readonly TeamAbsence[]): TeamAbsence[] =>
  others.reduce<TeamAbsence[]>(
    (left, { first, last }) =>
      left.flatMap((each) =>
        each.last < first || each.first > last
          ? [each]
          : [
              ...(each.first < first ? [{ ...each, last: addDays(first, -1) }] : []),
              ...(each.last > last ? [{ ...each, first: addDays(last, 1) }] : []),
            ],
      ),
    [stretch],
  );
