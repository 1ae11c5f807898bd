'use client';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useMemo } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { fieldsOfForm } from '../../../lib/documents/form.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { useNames } from '../../people/use-names.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import { notify } from '../../ui/notify.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { useFamilyPath } from '../use-family-path.ts';
import { useStatusWord } from '../use-status-word.ts';
import { DocumentFilters } from './document-filters.tsx';
import { isFilteredByPlace, placesAsk, placesOf } from './list-asks.ts';
import type { DocumentList } from './use-document-list.ts';

interface ListFiltersProps {
  list: DocumentList;
  family: Family;
  mode: Mode;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The filters of the list of a family, with what there is to choose from. */
export const ListFilters = ({ list, family, mode, searchRef }: ListFiltersProps) => {
  const t = useTranslations('documents.filters');
  const names = useNames();
  const { parameters, statuses, types } = useDictionaries();
  const statusWord = useStatusWord();
  const reachable = useFamilyPath(family.object_id)?.statuses ?? [];
  const chosen = list.state.chosen.status ?? [];
  /** Types that its documents never have are nothing to look for. */
  const isTyped = policyOf(family).pushed === true || fieldsOfForm(family.form).includes('document_type_id');
  const ofFamily = types.filter((type) => isTyped && type.object_id === family.object_id);
  const locations = useLocations(mode, isFilteredByPlace(parameters));
  const placeIn = usePlaceNames(locations);
  const choices = [
    {
      name: 'status',
      label: t('status'),
      options: statuses
        .filter(({ id }) => reachable.includes(id) || chosen.includes(id))
        .map(({ id }) => ({ value: id, label: statusWord({ status_id: id }, family.object_id) })),
    },
    {
      name: 'type',
      label: t('type'),
      options: ofFamily.map((type) => ({
        value: String(type.id),
        label: names.full(type.name, type.name_eng),
      })),
    },
    {
      name: 'location',
      label: t('location'),
      options: locations.map((location) => ({ value: location, label: placeIn(location) })),
    },
  ];
  const fewest: Readonly<Record<string, number>> = { type: 2, location: 1 };
  return (
    <DocumentFilters
      list={list}
      searchRef={searchRef}
      choices={choices.filter(({ name, options }) => options.length >= (fewest[name] ?? 0))}
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
