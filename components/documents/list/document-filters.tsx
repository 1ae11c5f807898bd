'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { PeriodChip } from '../../lists/period-chip.tsx';
import { FilterBar, type RowsFilters } from '../../lists/rows-filter-bar.tsx';
import type { DocumentsInSight } from './documents-in-sight.ts';
import { periodOf } from './list-state.ts';

interface DocumentFiltersProps extends Pick<RowsFilters, 'choices' | 'elsewhere'> {
  list: DocumentsInSight;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Search (one's own documents by number, others by person too), the days documents cover, and what else narrows a list. */
export const DocumentFilters = ({ list, searchRef, ...more }: DocumentFiltersProps) => {
  const t = useTranslations('documents.filters');
  const { address, state, change, ownAlone } = list;
  const listed = (day: string | null) => (day === null ? [] : [day]);
  return (
    <FilterBar
      address={address}
      state={state}
      change={change}
      filters={{
        label: t('label'),
        reset: t('reset'),
        search: {
          label: t(ownAlone ? 'search_own' : 'search'),
          hint: t(ownAlone ? 'search_hint_own' : 'search_hint'),
          width: 'w-62',
          inputRef: searchRef,
          shortcut: '/',
        },
        more: (
          <PeriodChip
            {...periodOf(state)}
            onChange={(from, to) => change({ chosen: { from: listed(from), to: listed(to) } })}
          />
        ),
        ...more,
      }}
    />
  );
};
