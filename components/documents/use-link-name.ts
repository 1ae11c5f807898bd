'use client';
import { type Summarised, summaryOf } from '../../lib/documents/summary.ts';
import { useDays } from '../calendar/use-days.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import type { DocumentRow } from './document-row.ts';

/** «КМ-4 · Алматы · 16.11 – 18.11.2026»: a document that another one is linked to. */
export const useLinkName = (): ((row: DocumentRow) => string) => {
  const days = useDays();
  const locale = useAppLocale();
  return (row) => {
    const { title, when } = summaryOf(row as Summarised, locale);
    const period = when?.kind === 'days' ? days.range(when.first, when.last) : '';
    return [row.number, title, period].filter(Boolean).join(' · ');
  };
};
