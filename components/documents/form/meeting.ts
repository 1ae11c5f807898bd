import type { Family } from '../../../lib/documents/family.ts';
import { linesOfForm } from '../../../lib/documents/form.ts';
import { type LinesMerge, mergedLines, mergeLines, openIn } from '../../../lib/documents/merge-lines.ts';
import type { Side, Three } from '../../../lib/documents/merge-order.ts';
import { isSameCell } from '../../../lib/documents/same-cell.ts';
import { linesIn } from './form-lines.ts';
import { changedFields, periodOf, pick, type Values } from './values.ts';

/** A document as it was drawn, as it is typed and as it is stored by now, and what takes a choice between the last two. */
export interface Meeting {
  readonly sides: Three<Values>;
  /** Fields that each has set to something else, a period whole. */
  readonly fields: readonly (readonly string[])[];
  readonly lines: Readonly<Record<string, LinesMerge>>;
}

/** Answers what is asked about by its name: a field, or a line of a field. */
export type Choose = (question: string) => Side;

export const lineQuestion = (field: string, key: string): string => `${field}#${key}`;

/** Brings together what was typed and what was stored meanwhile. */
export const meetingOf = (family: Family, sides: Three<Values>): Meeting => {
  const { base, mine, theirs } = sides;
  const [own, other] = [changedFields(mine, base), changedFields(theirs, base)];
  const lists = linesOfForm(family.form).map(({ field }) => field);
  const period = Object.values(periodOf(family.form)).filter((field) => field in mine);
  const single = Object.keys(mine).filter((field) => !lists.includes(field) && !period.includes(field));
  const isContested = (fields: readonly string[]) =>
    [own, other].every((changed) => fields.some((field) => changed.includes(field))) &&
    fields.some((field) => !isSameCell(family.object.fields[field], mine[field], theirs[field]));
  return {
    sides,
    fields: [period, ...single.map((field) => [field])].filter(isContested),
    lines: Object.fromEntries(
      Object.entries(family.lines ?? {}).flatMap(([field, rules]) =>
        lists.includes(field)
          ? [
              [
                field,
                mergeLines(rules, {
                  base: linesIn(base, field),
                  mine: linesIn(mine, field),
                  theirs: linesIn(theirs, field),
                }),
              ],
            ]
          : [],
      ),
    ),
  };
};

/** What takes a choice, by name. */
export const questionsIn = ({ fields, lines }: Meeting): readonly string[] => [
  ...fields.map(([first = '']) => first),
  ...Object.entries(lines).flatMap(([field, merge]) => openIn(merge).map((key) => lineQuestion(field, key))),
];

/** The form once everything is chosen: the stored document with the kept changes of `mine` on top. */
export const settledValues = ({ sides, fields, lines }: Meeting, choose: Choose): Values => {
  const { base, mine, theirs } = sides;
  const givenUp = fields.filter(([first = '']) => choose(first) === 'theirs').flat();
  const whole = fields.flat();
  const kept = [...new Set([...changedFields(mine, base), ...whole])].filter(
    (field) => !givenUp.includes(field),
  );
  return {
    ...theirs,
    ...pick(mine, kept),
    ...Object.fromEntries(
      Object.entries(lines).map(([field, merge]) => [
        field,
        mergedLines(merge, (key) => choose(lineQuestion(field, key))),
      ]),
    ),
  };
};
