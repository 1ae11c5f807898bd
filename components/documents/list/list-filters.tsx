'use client';
import { type RefObject, useMemo } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useView } from '../../rpc/use-view.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { useFamilyPath } from '../use-family-path.ts';
import { FilterBar } from './filter-bar.tsx';
import type { DocumentList } from './use-document-list.ts';

interface ListFiltersProps {
  list: DocumentList;
  family: Family;
  /** The reader's own documents: nobody to be found among them. */
  own: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The filters of a list, with what there is to choose from. */
export const ListFilters = ({ list, family, own, searchRef }: ListFiltersProps) => {
  const { parameters, statuses, types } = useDictionaries();
  const reachable = useFamilyPath(family.object_id)?.statuses ?? [];
  const locations = useLocations(flagOf(parameters, 'location_filter_show_in_grid'));
  return (
    <FilterBar
      state={list.state}
      onChange={list.change}
      own={own}
      searchRef={searchRef}
      statuses={statuses.filter(
        (status) => reachable.includes(status.id) || list.state.status.includes(status.id),
      )}
      types={types.filter((type) => type.object_id === family.object_id)}
      locations={locations}
    />
  );
};

/** Where people work, each place once, in order (specification 7). */
const useLocations = (enabled: boolean): readonly string[] => {
  const view = useView<{ location: string }>(
    'employee',
    { select: 'location', rowsPerPage: 'all' },
    { enabled },
  );
  const rows = view.data?.data;
  return useMemo(
    () =>
      [...new Set((rows ?? []).map((row) => row.location.trim()))]
        .filter((location) => location !== '')
        .toSorted(),
    [rows],
  );
};
