import type { ComponentType } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { OpenAdvances } from './expense/open-advances.tsx';
import { LeaverPapers } from './request/leaver-papers.tsx';
import { DaysLeft } from './vacation/days-left.tsx';

/** The employee who leaves, and their last day of work. */
export interface Leaver {
  readonly employee_id: number;
  readonly last: Day;
}

/** What families know of the settlement with a leaver: names and values of one list. */
export const SETTLED: readonly { readonly key: string; readonly Line: ComponentType<Leaver> }[] = [
  { key: 'vacation', Line: DaysLeft },
  { key: 'expense', Line: OpenAdvances },
];

/** What families have of the papers a leaver is given. */
export const GIVEN_PAPERS: readonly {
  readonly key: string;
  readonly Papers: ComponentType<Pick<Leaver, 'employee_id'>>;
}[] = [{ key: 'request', Papers: LeaverPapers }];
