'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import type { FieldControl, LinesControl } from '../../../lib/documents/form.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import type { Lines } from './use-lines.ts';

/** The columns that call a line by a name. */
export const namingIn = (family: Family, { field, columns }: LinesControl): readonly FieldControl[] => {
  const named = family.lines?.[field]?.named ?? columns.slice(0, 1).map(({ control }) => control.field);
  return columns.flatMap(({ control }) => (named.includes(control.field) ? [control] : []));
};

export const namingColumns = ({ form, control }: Lines): readonly string[] =>
  namingIn(form.family, control).map(({ field }) => field);

/** A line by its number, where it has no words of its own yet. */
export const useLineNth = () => {
  const t = useTranslations('documents.lines');
  return useCallback((index: number) => t('line', { nth: index + 1 }), [t]);
};

/** Whether a line says anything by what it is called by. */
export const isNamed = (lines: Lines, line: WireLine): boolean =>
  namingColumns(lines).some((column) => (line.cells[column] ?? '') !== '');
