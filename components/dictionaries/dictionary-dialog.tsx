'use client';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { FormWindow } from '../forms/window/form-window.tsx';
import type { Editing } from '../lists/rows-definition.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useRowName } from './described.ts';
import { useRowFields } from './row-fields.ts';

/** Adds or edits a row of a dictionary. */
export const DictionaryDialog = ({
  described,
  ...editing
}: Editing<AnyRow> & { described: DictionaryDescription }) => {
  const t = useTranslations('dictionary');
  const nameOf = useRowName();
  const row = editing.edited === 'new' ? undefined : editing.edited;
  const title = row ? t('edit_title', { name: nameOf(described, row) }) : t('add_title');
  return (
    <FormWindow {...editing} open={editing.edited !== undefined} form={useRowFields(described, row, title)} />
  );
};
