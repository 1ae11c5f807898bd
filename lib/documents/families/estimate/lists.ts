import { and, anyOf, eq, type Filter, or } from '../../../filter/filter.ts';

/** Kinds of periods (AMB-162). */
export const ANNUAL = '1';
export const EXTRAORDINARY = '2';
export const PLANNING = '3';

/** States of a period as its forms tell them (AMB-162). */
export const CLOSED = '2';

/** Lists of assessment forms by the person who looks at them (EST-16 to EST-20). */
export const ASSESSMENT_LISTS = ['own', 'agreement', 'approve', 'planning', 'all'] as const;
export type AssessmentList = (typeof ASSESSMENT_LISTS)[number];

/** A form without a manager is of another manager than any: a bare comparison with null would be unknown. */
const isNot = (field: string, value: number): Filter =>
  or({ field, op: '<>', value }, { field, isNull: true });

const ofOthers = (viewer: number): Filter => isNot('employee_id', viewer);
const notClosed: Filter = { field: 'period_status', op: '<>', value: CLOSED };

const MEMBERS: Readonly<Record<AssessmentList, (viewer: number) => Filter>> = {
  own: (viewer) => eq('employee_id', viewer),
  agreement: (viewer) =>
    and(ofOthers(viewer), eq('manager_id', viewer), notClosed, anyOf('type', [ANNUAL, EXTRAORDINARY])),
  approve: (viewer) => and(ofOthers(viewer), isNot('manager_id', viewer), notClosed),
  planning: (viewer) => and(ofOthers(viewer), eq('manager_id', viewer), eq('type', PLANNING)),
  all: (viewer) => and(ofOthers(viewer), notClosed),
};

/**
 * Which forms are in a list, by who looks. Membership alone: which of them that person may read at all is the scope of
 * the form (AMB-163).
 */
export const membersOf = (list: AssessmentList, viewer: number): Filter => MEMBERS[list](viewer);
