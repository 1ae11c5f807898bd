'use client';
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type RowValue, valuesOf } from '../../lib/audit/row-values.ts';
import { dayInZone } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { useOwnZone } from '../i18n/clock.tsx';
import { Answered } from '../shell/answered.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelFoot } from '../ui/panel.tsx';
import { AUDIT_ADDRESS } from './audit-address.ts';
import { AuditItem } from './audit-item.tsx';
import type { AuditRow } from './audit-row.ts';
import type { Audit } from './use-audit.ts';
import { useAuditKeys } from './use-audit-keys.ts';
import { useNamedValues } from './use-named-values.ts';
import { ValueDialog } from './value-dialog.tsx';

/** The rows of a page by days, the newest first. */
export const AuditList = ({ audit }: { audit: Audit }) => {
  const t = useTranslations('audit');
  const { view, change, choose } = audit;
  const [asked, setAsked] = useState<AuditRow>();
  const narrow = (value: RowValue) => choose(choiceOf(value));
  useAuditKeys((id, kind) => {
    const row = view.data?.data.find((each) => each.id === id);
    const value = row && valuesOf(row).find((each) => each.kind === kind);
    if (value) narrow(value);
    else if (row) setAsked(row);
  });
  return (
    <Panel className="mt-4 overflow-clip" aria-label={t('rows')} aria-busy={view.isFetching}>
      <Answered
        of={view}
        level="h2"
        lines={8}
        empty={
          <div role="status">
            <EmptyState
              level="h2"
              icon={SearchX}
              title={t('none.title')}
              action={
                <Button onClick={() => change({ chosen: AUDIT_ADDRESS.usual.chosen })}>{t('reset')}</Button>
              }
            >
              {t('none.text')}
            </EmptyState>
          </div>
        }
      >
        {({ data: rows }) => (
          <>
            <Days rows={rows} onOpen={(id) => change({ open: id })} />
            <Foot audit={audit} shown={rows.length} />
          </>
        )}
      </Answered>
      {asked && (
        <ValueDialog
          row={asked}
          onChoose={(value) => {
            setAsked(undefined);
            narrow(value);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
};

/** What of the log is chosen to narrow it to a value of a row. */
const choiceOf = (value: RowValue): Readonly<Record<string, readonly string[]>> => {
  switch (value.kind) {
    case 'person':
      return { scope: ['person'], person: [String(value.employee_id)], about: [], stream: [], setting: [] };
    case 'record':
      return { stream: [value.stream] };
    case 'group':
      return { group: [value.group] };
    case 'refused':
      return { only: ['refused'] };
  }
};

const Days = ({ rows, onOpen }: { rows: readonly AuditRow[]; onOpen: (id: number) => void }) => {
  const t = useTranslations('audit');
  const days = useDays();
  const zone = useOwnZone();
  const named = useNamedValues(rows);
  const byDay = Map.groupBy(rows, ({ moment }) => dayInZone(moment, zone));
  return [...byDay].map(([day, ofDay]) => (
    <section key={day} aria-label={days.said(day)}>
      <h2 className="border-b border-line bg-sunken px-5 py-2 text-sm font-medium text-ink-2 max-tablet:px-4">
        {day === days.today ? t('today', { day: days.said(day) }) : days.said(day)}
      </h2>
      <ol className="divide-y divide-line border-b border-line">
        {ofDay.map((row) => (
          <AuditItem key={row.id} row={row} named={named} onOpen={() => onOpen(row.id)} />
        ))}
      </ol>
    </section>
  ));
};

/** How many there are, and the ways to newer and older ones. */
const Foot = ({ audit: { view, pages }, shown }: { audit: Audit; shown: number }) => {
  const t = useTranslations('audit');
  const days = useDays();
  const { total = 0, total_exact: isExact = true, next } = view.data ?? {};
  return (
    <PanelFoot className="border-t-0!">
      <span role="status">
        {t(isExact ? 'shown' : 'shown_of_more', {
          first: days.number(pages.first),
          last: days.number(pages.first + shown - 1),
          total: days.number(total),
        })}
      </span>
      <span className="ml-auto flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={ChevronLeft}
          disabledReason={pages.newer ? undefined : t('newest')}
          title={pages.newer ? undefined : t('newest')}
          onClick={() => pages.newer?.()}
        >
          {t('newer')}
        </Button>
        <Button
          size="sm"
          icon={ChevronRight}
          disabledReason={next === undefined ? t('oldest') : undefined}
          title={next === undefined ? t('oldest') : undefined}
          onClick={() => next !== undefined && pages.older(next)}
        >
          {t('older')}
        </Button>
      </span>
    </PanelFoot>
  );
};
