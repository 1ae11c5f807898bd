'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { RequestRow } from './request-row.ts';

type Asked = Pick<RequestRow, 'year' | 'month' | 'language' | 'delivery' | 'copies' | 'addressee'>;

/** What a request asks for in one line: «октябрь 2026, на английском, 2 на бумаге». */
export const useParametersLine = (): ((row: Asked) => string) => {
  const t = useTranslations('families.request.parameters');
  const days = useDays();
  return ({ year, month, language, delivery, copies, addressee }) =>
    [
      ...(year !== null && month !== null ? [days.month(monthNamed(year, month))] : []),
      ...(year !== null && month === null ? [t('year', { year: String(year) })] : []),
      ...(language === 'en' ? [t('english')] : []),
      ...(delivery === 'file' ? [t('file')] : []),
      ...(copies > 0 ? [t('copies', { copies })] : []),
      ...(addressee ? [t('addressee', { addressee })] : []),
    ].join(', ');
};

/** A month of the calendar by its numbers. */
export const monthNamed = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}`;
