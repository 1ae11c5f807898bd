'use client';
import type { AnyRow } from '../rpc/rows.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { Segmented, type SegmentedOption } from '../ui/segmented.tsx';
import type { ChoiceOption } from '../ui/select-props.ts';
import { ChoiceChip } from './choice-chip.tsx';
import { FilterRow } from './filter-row.tsx';
import type { RowsInSight } from './use-rows.ts';

/** What stands above a table. Names are those of the address. */
export interface RowsFilters {
  readonly label: string;
  /** Words of the way back to all rows. */
  readonly reset: string;
  /** Views that exclude each other, in the order they stand in. */
  readonly views?: { readonly label: string; readonly options: readonly SegmentedOption<string>[] };
  readonly search?: { readonly label: string; readonly hint: string };
  readonly choices?: readonly {
    readonly name: string;
    readonly label: string;
    readonly options: readonly ChoiceOption[];
  }[];
}

/** The filters of a definition. */
export const rowsFilters =
  (filters: RowsFilters) =>
  <Row extends AnyRow>(inSight: RowsInSight<Row>) => <RowsFilterBar filters={filters} inSight={inSight} />;

/** Search and chips above a table; what they say stands in the address. */
const RowsFilterBar = <Row extends AnyRow>({
  filters: { label, reset, views, search, choices = [] },
  inSight: { source, state, change, narrowed },
}: {
  filters: RowsFilters;
  inSight: RowsInSight<Row>;
}) => (
  <FilterRow
    label={label}
    reset={reset}
    narrowed={narrowed}
    onReset={() => change({ search: '', chosen: source.address.usual.chosen })}
  >
    {views && <Segmented {...views} value={state.view} onValueChange={(view) => change({ view })} />}
    {search && (
      <SearchInput
        {...search}
        value={state.search}
        onChange={(text) => change({ search: text }, 'replace')}
        width="w-70"
      />
    )}
    {choices.map(({ name, ...chip }) => (
      <ChoiceChip
        key={name}
        {...chip}
        chosen={state.chosen[name] ?? []}
        onChange={(values) => change({ chosen: { ...state.chosen, [name]: values } })}
      />
    ))}
  </FilterRow>
);
