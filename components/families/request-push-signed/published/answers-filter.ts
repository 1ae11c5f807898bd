import { and, anyOf, eq, type Filter, or } from '../../../../lib/filter/filter.ts';
import { printFilter } from '../../../../lib/filter/print.ts';

/** Which of the people of a paper are looked at. */
export const ANSWER_VIEWS = ['all', 'waiting', 'confirmed', 'declined'] as const;
export type AnswerView = (typeof ANSWER_VIEWS)[number];

const STATUSES: Readonly<Record<Exclude<AnswerView, 'all'>, readonly string[]>> = {
  waiting: ['created', 'approved', 'notified'],
  confirmed: ['confirmed', 'closed'],
  declined: ['declined'],
};

const SEARCHED = ['employee_name', 'employee_name_eng', 'department', 'number'];

/** The filter of the people of a paper, as `view.get` takes it. */
export const answersFilter = (paper_id: number, view: AnswerView, search: string): string => {
  const parts: Filter[] = [eq('paper_id', paper_id)];
  if (view !== 'all') parts.push(anyOf('status_id', STATUSES[view]));
  const words = search.trim();
  if (words !== '') {
    const like = `%${words.replaceAll(/[%_\\]/g, '\\$&')}%`;
    parts.push(or(...SEARCHED.map((field) => ({ field, like, ci: true }))));
  }
  return printFilter(and(...parts));
};
