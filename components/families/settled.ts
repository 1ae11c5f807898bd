import type { ComponentType } from 'react';

import { OpenAdvances } from './expense/open-advances.tsx';
import type { Leaver } from './leaver.ts';
import { LeaverPapers } from './request/leaver-papers.tsx';
import { DaysLeft } from './vacation/days-left.tsx';

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
