'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { Narrowed } from '../../../lib/families/groups.ts';
import { FilterRow } from '../../lists/filter-row.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Count } from '../../ui/tag.tsx';
import { isFiltered } from '../list/list-state.ts';
import { PeriodChip } from '../list/period-chip.tsx';
import { GroupChips } from './group-chips.tsx';
import { VIEWS } from './many-asks.ts';
import type { ManyDocuments } from './use-many-documents.ts';

interface ManyFiltersProps {
  list: ManyDocuments;
  narrowed: Narrowed;
  onNarrow: (narrowed: Narrowed) => void;
  /** The groups stand beside the list where there is room: chips are for narrow screens. */
  beside: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The views of a list over all families, the groups as chips, search and period. */
export const ManyFilters = ({ list, narrowed, onNarrow, beside, searchRef }: ManyFiltersProps) => {
  const t = useTranslations('documents');
  const { whose, state, change, tab } = list;
  return (
    <div className="flex flex-col gap-3">
      <Segmented<string>
        label={t('views.label')}
        className="self-start"
        value={state.view}
        onValueChange={(view) => change({ view })}
        options={VIEWS[whose].map((view) => ({
          value: view,
          label: (
            <>
              {t(`many.views.${view}`)}
              {view === 'waiting' && tab !== undefined && <Count>{tab}</Count>}
            </>
          ),
        }))}
      />
      <GroupChips
        objects={list.objects}
        rows={list.counted}
        narrowed={narrowed}
        onNarrow={onNarrow}
        className={beside ? 'desk:hidden' : ''}
      />
      <FilterRow
        label={t('filters.label')}
        reset={t('filters.reset')}
        narrowed={isFiltered({ ...state, type: [] })}
        onReset={() => change({ search: '', from: null, to: null })}
      >
        <SearchInput
          label={t(whose === 'own' ? 'filters.search_own' : 'filters.search')}
          hint={t(whose === 'own' ? 'filters.search_hint_own' : 'filters.search_hint')}
          value={state.search}
          onChange={(search) => change({ search }, 'replace')}
          width="w-62"
          inputRef={searchRef}
          shortcut="/"
        />
        <PeriodChip from={state.from} to={state.to} onChange={(from, to) => change({ from, to })} />
      </FilterRow>
    </div>
  );
};
