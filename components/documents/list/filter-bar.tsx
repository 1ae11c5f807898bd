'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useNames } from '../../people/use-names.ts';
import { ChoiceChip } from './choice-chip.tsx';
import { isFiltered, type ListState } from './list-state.ts';
import { PeriodChip } from './period-chip.tsx';
import { SearchBox } from './search-box.tsx';
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

/** Search and the filters of a list; a set filter is a filled pill that can be cleared. */
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
  const options = (all: readonly Named[]) =>
    all.map((each) => ({ value: String(each.id), label: names.full(each.name, each.name_eng) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its chips as a row
    <div role="group" aria-label={t('label')} className="flex flex-wrap items-center gap-2">
      <SearchBox
        own={own}
        value={state.search}
        onChange={(search) => onChange({ search }, 'replace')}
        inputRef={searchRef}
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
          options={locations.map((location) => ({ value: location, label: location }))}
          chosen={state.location}
          onChange={(location) => onChange({ location })}
        />
      )}
      {isFiltered(state) && (
        <button
          type="button"
          className="ml-1 min-h-6 text-sm text-primary-ink underline underline-offset-4"
          onClick={() => onChange({ search: '', status: [], type: [], location: [], from: null, to: null })}
        >
          {t('reset')}
        </button>
      )}
    </div>
  );
};
