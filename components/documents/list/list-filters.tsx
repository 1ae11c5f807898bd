'use client';
import { type RefObject, useEffect, useMemo } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { fieldsOfForm } from '../../../lib/documents/form.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import { notify } from '../../ui/notify.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { useFamilyPath } from '../use-family-path.ts';
import { useStatusWord } from '../use-status-word.ts';
import { FilterBar } from './filter-bar.tsx';
import { isFilteredByPlace, placesAsk } from './list-asks.ts';
import { placesOf } from './places.ts';
import type { DocumentList } from './use-document-list.ts';

interface ListFiltersProps {
  list: DocumentList;
  family: Family;
  mode: Mode;
  /** Only the reader's own documents: there is no search by person. */
  own: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The filters of a list, with what there is to choose from. */
export const ListFilters = ({ list, family, mode, own, searchRef }: ListFiltersProps) => {
  const { parameters, statuses, types } = useDictionaries();
  const statusWord = useStatusWord();
  const reachable = useFamilyPath(family.object_id)?.statuses ?? [];
  /** Types that its documents never have are nothing to look for. */
  const isTyped = policyOf(family).pushed === true || fieldsOfForm(family.form).includes('document_type_id');
  const locations = useLocations(mode, isFilteredByPlace(parameters));
  return (
    <FilterBar
      state={list.state}
      onChange={list.change}
      own={own}
      searchRef={searchRef}
      statuses={statuses
        .filter(({ id }) => reachable.includes(id) || list.state.status.includes(id))
        .map(({ id }) => {
          const word = statusWord({ status_id: id }, family.object_id);
          return { id, name: word, name_eng: word };
        })}
      types={types.filter((type) => isTyped && type.object_id === family.object_id)}
      locations={locations}
    />
  );
};

/** How long it is said that the places did not come (specification 8). */
const FAILURE_SHOWN_MS = 15_000;

/** The places there are to choose from. */
const useLocations = (mode: Mode, enabled: boolean): readonly string[] => {
  const asked = placesAsk(mode);
  const view = useView<{ location: string }>(asked.object, asked.query, { enabled });
  const errorText = useErrorText();
  const { error } = view;
  useEffect(() => {
    if (error) notify.error(errorText(error), { key: 'locations', shownMs: FAILURE_SHOWN_MS });
  }, [error, errorText]);
  const rows = view.data?.data;
  return useMemo(() => placesOf(rows ?? []), [rows]);
};
