'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { type Summarised, type SummaryWhen, summaryOf } from '../../lib/documents/summary.ts';
import { useDays } from '../calendar/use-days.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { AmountText } from './amount-text.tsx';
import type { DocumentRow } from './document-row.ts';
import { useKindName } from './use-kind-name.ts';

/** What a document is, in plain words: its own title, else what kind it is, else its number. */
export const useDocumentName = () => {
  const kindOf = useKindName();
  const locale = useAppLocale();
  return (
    row: Pick<DocumentRow, 'title' | 'title_eng' | 'number'> & Readonly<Record<string, unknown>>,
  ): string => summaryOf(row, locale).title || kindOf(row) || row.number;
};

/**
 * When a document is and how much of it, in one line; what leads stands in ink, the rest is quiet. `titled` puts its
 * own title in front, where the name beside it is a person's.
 */
export const Summary = ({ row, titled = false }: { row: Summarised; titled?: boolean }) => {
  const { lead, rest } = useSummary(row, titled);
  if (lead.length === 0) return null;
  return (
    <>
      <Parts of={lead} between=", " />
      {rest.length > 0 && (
        <span className="text-ink-2">
          {' · '}
          <Parts of={rest} between=" · " />
        </span>
      )}
    </>
  );
};

/** The same on two lines, for a cell of a table. */
export const SummaryLines = ({ row, titled = false }: { row: Summarised; titled?: boolean }) => {
  const { lead, rest } = useSummary(row, titled);
  return (
    <span className="block min-w-0">
      <span className="block truncate">
        <Parts of={lead} between=", " />
      </span>
      {rest.length > 0 && (
        <span className="block truncate text-sm text-ink-2">
          <Parts of={rest} between=" · " />
        </span>
      )}
    </span>
  );
};

/** The parts of a summary: what leads, and what comes after it. Without days or a title the sum leads. */
export const useSummary = (row: Summarised, titled: boolean): { lead: ReactNode[]; rest: ReactNode[] } => {
  const common = useTranslations('common');
  const due = useTranslations('shell.due');
  const days = useDays();
  const { title, when, times, hours, days: count, amount } = summaryOf(row, useAppLocale());
  const until = (day: string): string =>
    row.object_id !== undefined && due.has(row.object_id)
      ? due(row.object_id, { day })
      : common('until', { day });
  const said = (at: SummaryWhen): string =>
    at.kind === 'days' ? days.range(at.first, at.last) : until(days.day(at.day));
  const heads: ReactNode[] = [
    titled && title !== '' && <bdi>{title}</bdi>,
    when && <span className="whitespace-nowrap">{said(when)}</span>,
    times && <span className="whitespace-nowrap">{days.clocks(...times)}</span>,
  ].filter(Boolean);
  const tails: ReactNode[] = [
    hours && <span className="whitespace-nowrap">{common('hours', { hours: days.number(hours) })}</span>,
    count !== undefined && <span className="whitespace-nowrap">{common('days', { count })}</span>,
    amount && <AmountText amount={amount.sum} currency={amount.currency} />,
  ].filter(Boolean);
  return heads.length > 0 ? { lead: heads, rest: tails } : { lead: tails.slice(0, 1), rest: tails.slice(1) };
};

const Parts = ({ of, between }: { of: readonly ReactNode[]; between: string }) =>
  of.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
    <Fragment key={index}>
      {index > 0 && between}
      {part}
    </Fragment>
  ));
