'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { ChoiceChip } from '../../lists/choice-chip.tsx';
import { FilterRow } from '../../lists/filter-row.tsx';
import { useNames } from '../../people/use-names.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { isFiltered, type ListState } from './list-state.ts';
import { PeriodChip } from './period-chip.tsx';
import type { ChangeList } from './use-list-state.ts';

interface Named {
  readonly id: number | string;
  readonly name: string;
  readonly name_eng: string;
}

interface FilterBarProps {
  state: ListState;
  onChange: ChangeList;
  own: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  statuses: readonly Named[];
  types: readonly Named[];
  /** Empty when the parameter keeps the location out of lists. */
  locations: readonly string[];
}

/** Search (one's own documents by number, others by person too) and the filters of a list; a set filter is a filled pill that can be cleared. */
export const FilterBar = ({
  state,
  onChange,
  own,
  searchRef,
  statuses,
  types,
  locations,
}: FilterBarProps) => {
  const t = useTranslations('documents.filters');
  const names = useNames();
  const placeIn = usePlaceNames(locations);
  const options = (all: readonly Named[]) =>
    all.map((each) => ({ value: String(each.id), label: names.full(each.name, each.name_eng) }));
  return (
    <FilterRow
      label={t('label')}
      reset={t('reset')}
      narrowed={isFiltered(state)}
      onReset={() => onChange({ search: '', status: [], type: [], location: [], from: null, to: null })}
    >
      <SearchInput
        label={t(own ? 'search_own' : 'search')}
        hint={t(own ? 'search_hint_own' : 'search_hint')}
        value={state.search}
        onChange={(search) => onChange({ search }, 'replace')}
        width="w-62"
        inputRef={searchRef}
        shortcut="/"
      />
      <PeriodChip from={state.from} to={state.to} onChange={(from, to) => onChange({ from, to })} />
      <ChoiceChip
        label={t('status')}
        options={options(statuses)}
        chosen={state.status}
        onChange={(status) => onChange({ status })}
      />
      {types.length > 1 && (
        <ChoiceChip
          label={t('type')}
          options={options(types)}
          chosen={state.type}
          onChange={(type) => onChange({ type })}
        />
      )}
      {locations.length > 0 && (
        <ChoiceChip
          label={t('location')}
          options={locations.map((location) => ({ value: location, label: placeIn(location) }))}
          chosen={state.location}
          onChange={(location) => onChange({ location })}
        />
      )}
    </FilterRow>
  );
};
