'use client';
import type { ReactNode, RefObject } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { Segmented, type SegmentedOption } from '../ui/segmented.tsx';
import type { ChoiceOption } from '../ui/select-props.ts';
import { ChoiceChip } from './choice-chip.tsx';
import { FilterRow } from './filter-row.tsx';
import type { RowsAddress, RowsState } from './rows-address.ts';
import type { RowsInSight } from './use-rows.ts';
import type { ChangeRows } from './use-rows-state.ts';

/** What stands above a list. Names are those of the address. */
export interface RowsFilters {
  readonly label: string;
  /** Words of the way back to all rows. */
  readonly reset: string;
  /** Views that exclude each other, in the order they stand in. */
  readonly views?: { readonly label: string; readonly options: readonly SegmentedOption<string>[] };
  readonly search?: {
    readonly label: string;
    readonly hint: string;
    readonly width?: string;
    readonly inputRef?: RefObject<HTMLInputElement | null>;
    readonly shortcut?: string;
  };
  /** Right of the search. */
  readonly more?: ReactNode;
  readonly choices?: readonly {
    readonly name: string;
    readonly label: string;
    readonly options: readonly ChoiceOption[];
  }[];
  /** A choice of the address that is made elsewhere on the page, and stays. */
  readonly elsewhere?: string;
}

/** The filters of a definition. */
export const rowsFilters =
  (filters: RowsFilters) =>
  <Row extends AnyRow>({ source: { address }, state, change }: RowsInSight<Row>) => (
    <FilterBar filters={filters} address={address} state={state} change={change} />
  );

interface FilterBarProps {
  filters: RowsFilters;
  address: RowsAddress;
  state: RowsState;
  change: ChangeRows;
}

/** Search and chips above a list; what they say stands in the address. */
export const FilterBar = ({ filters, address, state, change }: FilterBarProps) => {
  const { label, reset, views, search, more, choices = [], elsewhere } = filters;
  const { chosen } = state;
  const here = elsewhere === undefined ? chosen : { ...chosen, [elsewhere]: [] };
  return (
    <FilterRow
      label={label}
      reset={reset}
      narrowed={address.isNarrowed({ ...state, chosen: here })}
      onReset={() => {
        const { [elsewhere ?? '']: _stays, ...all } = address.usual.chosen;
        change({ search: '', chosen: all });
      }}
    >
      {views && <Segmented {...views} value={state.view} onValueChange={(view) => change({ view })} />}
      {search && (
        <SearchInput
          width="w-70"
          {...search}
          value={state.search}
          onChange={(text) => change({ search: text }, 'replace')}
        />
      )}
      {more}
      {choices.map(({ name, ...chip }) => (
        <ChoiceChip
          key={name}
          {...chip}
          chosen={chosen[name] ?? []}
          onChange={(next) => change((now) => ({ chosen: { [name]: next(now.chosen[name] ?? []) } }))}
        />
      ))}
    </FilterRow>
  );
};
