'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Ground, LedgerRow } from '../../../../lib/documents/families/vacation/rpc.ts';
import { useDays } from '../../../calendar/use-days.ts';
import type { Run } from './folded.ts';

/** How days of leave and their causes are said. */
export const useLeaveWords = () => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  return useMemo(() => {
    const number = (value: string): string => days.number(value).replace('-', '−');
    const exact = (value: string): string => days.hundredths(value).replace('-', '−');
    const span = ({ start_date, end_date }: Ground): string => days.daysShort(start_date, end_date);
    const isAsItWas = ({ document, on_date }: LedgerRow): boolean => document?.start_date === on_date;
    return {
      number,
      /** «16,33», «−6,00»: as the rows of a sum say it. */
      exact,
      /** «+2,33», «−14,00»: with its sign and its hundredths. */
      signed: (value: string): string => {
        const size = exact(value.replace('-', ''));
        return `${value.startsWith('-') ? '−' : '+'}${size}`;
      },
      span,
      /** What happened, or will. */
      what: ({ rows: [row, ...more], isAhead }: Run): string => {
        const { cause, period, document } = row;
        const taken = Math.abs(Number(row.days));
        const when = isAhead ? 'ahead' : 'done';
        switch (cause) {
          case 'limit':
          case 'import':
          case 'transfer':
            return t(`what.${cause}`, {
              year: String(period),
              sign: row.days.startsWith('-') ? 'less' : 'more',
            });
          case 'accrual':
            return row.days.startsWith('-')
              ? t('what.unearned')
              : t('what.accrual', { when, count: more.length + 1 });
          case 'leave':
          case 'planned':
            return t(`what.${cause}`, {
              span:
                document && (isAsItWas(row) || cause === 'planned') ? span(document) : days.day(row.on_date),
              count: taken,
            });
          case 'return':
            return t('what.return', { count: taken });
          case 'correction':
            return document && Number(row.days) > 0
              ? t('what.return', { count: taken })
              : t('what.correction');
          case 'forfeit':
            return t('what.forfeit');
        }
      },
    };
  }, [t, days]);
};
