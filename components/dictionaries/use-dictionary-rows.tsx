'use client';
import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { rowsOffers } from '../lists/row-actions.tsx';
import type { Editing, RowColumn, RowsDefinition } from '../lists/rows-definition.ts';
import { useNames } from '../people/use-names.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { BulkActions } from './bulk-actions.tsx';
import { fieldOf, useRowName } from './described.ts';
import { useSource } from './dictionary-source.ts';
import { DictionaryValue } from './dictionary-value.tsx';
import { isShipped, isSwitched } from './row-rights.ts';
import type { RowWindowOf } from './row-window.tsx';
import { useFilters } from './use-dictionary-filters.ts';
import { useRowActions } from './use-row-actions.ts';

/** A dictionary as a table of rows: its columns, its filters, what may be done with a row and with several. */
export const useDictionaryRows = (
  described: DictionaryDescription,
  onOpen: (opened: RowWindowOf) => void,
): RowsDefinition<AnyRow> => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const nameOf = useRowName();
  const source = useSource(described);
  const dialog = useDialog(described);
  const [first = 'id', ...others] = described.columns;
  const label = (name: string) => {
    if (name === 'disabled') return t('in_use_title');
    const field = fieldOf(described, name);
    return field ? names.of(field, 'label') : name;
  };
  return {
    source,
    caption: names.of(described, 'title'),
    name: {
      title: label(first),
      width: 'w-[24%]',
      text: (row) => nameOf(described, row),
    },
    columns: others.map((name, index) => columnOf(described, name, label(name), index)),
    filters: useFilters(described),
    offers: rowsOffers({
      of: useRowActions(described, onOpen),
      width: 'w-16',
      more: (row) => t('more', { name: nameOf(described, row) }),
    }),
    edited: (row) => described.may.edit && !isShipped(described, row),
    dialog,
    ...(isSwitched(described) && {
      bulk: (chosen) => <BulkActions described={described} {...chosen} />,
    }),
    empty: { icon: BookOpen, title: t('empty'), text: names.of(described, 'text') },
    none: { title: t('not_found'), reset: t('reset') },
  };
};

const columnOf = (
  described: DictionaryDescription,
  name: string,
  title: string,
  index: number,
): RowColumn<AnyRow> => {
  const field = fieldOf(described, name);
  const isNarrow = field?.kind === 'flag' || field?.kind === 'integer';
  return {
    key: name,
    title,
    cell: (row) => (field ? <DictionaryValue described={described} field={field} row={row} /> : ''),
    ...(isNarrow && { width: name === 'disabled' ? 'w-36' : 'w-28' }),
    wide: index > WIDE_FROM && name !== 'disabled',
    named: true,
    card:
      name === 'disabled'
        ? 'mark'
        : name === 'name_eng'
          ? 'hidden'
          : (row) => (isBlank(row[name]) ? 'hidden' : 'sub'),
  };
};

/** Columns further right are given up where the table is narrow. */
const WIDE_FROM = 2;
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

const useDialog = (described: DictionaryDescription) =>
  useMemo(
    () => () =>
      import('./dictionary-dialog.tsx').then(({ DictionaryDialog }) => (editing: Editing<AnyRow>) => (
        <DictionaryDialog described={described} {...editing} />
      )),
    [described],
  );
