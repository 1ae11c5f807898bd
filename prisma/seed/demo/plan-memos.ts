import { internalMemo } from '../../../lib/documents/families/internalmemo/index.ts';
import { workdaysAgo } from './clock.ts';
import type { Matter } from './matter.ts';
import { MEMOS } from './memos.data.ts';
import type { Person } from './seed-people.ts';
import { straightWay } from './straight-way.ts';

/** The memos of these people. */
export const planMemos = (staff: readonly Person[]): readonly Matter[] =>
  MEMOS.flatMap(({ name, type, to = [], subject = '', text = '', waited, ...way }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    return [
      {
        family: internalMemo,
        person,
        ...(type === undefined ? {} : { type }),
        legs: (_, random) => straightWay(internalMemo.object_id, way, random),
        lastMoved: (clock, random) => workdaysAgo(waited, clock, random),
        written: () => ({ subject, text, addressees: to.map((named) => lineOf(named, person, staff)) }),
      },
    ];
  });

/** A line that names a person of the author's company, or a department. */
const lineOf = (named: string, { organization_id }: Person, staff: readonly Person[]) => {
  const person = staff.find((other) => other.organization_id === organization_id && other.name === named);
  return { id: null, employee_id: person?.id ?? null, department: person ? '' : named };
};
