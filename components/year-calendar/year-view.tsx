'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { calendarOf } from '../../lib/calendar/calendar.ts';
import { type Marking, markingsOf } from '../../lib/calendar/day-edit.ts';
import { type Period, periodsAfter } from '../../lib/calendar/periods.ts';
import { DayLegend } from '../calendar/day-legend.tsx';
import { LawAloneNote } from '../calendar/law-alone-note.tsx';
import { useLeaveGuard } from '../documents/form/use-leave-guard.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { FileDialog } from './file-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { ScopePanel } from './scope-panel.tsx';
import { SurprisesNote } from './surprises-note.tsx';
import { useDayRange } from './use-day-range.ts';
import { useSaveYear } from './use-save-year.ts';
import type { Scope } from './use-scope.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { useYearEdits } from './use-year-edits.ts';
import { YearBar } from './year-bar.tsx';
import { YearMonths } from './year-months.tsx';
import { YearTotals } from './year-totals.tsx';

export type PeriodRow = AnyRow & Period & { readonly organization_id: number | null };

interface YearViewProps {
  year: number;
  rows: readonly PeriodRow[];
  scope: Scope;
  isReading: boolean;
  onRead: () => void;
}

/** The months of a year with what is marked and not saved yet, the totals beside them, and the bar below. */
export const YearView = ({ year, rows, scope, isReading, onRead }: YearViewProps) => {
  const t = useTranslations('year');
  const { organization_id } = scope;
  const of = useMemo(() => {
    const common = rows.filter((row) => row.organization_id === null);
    if (organization_id === null) return { common: [], edited: common, base: undefined };
    const edited = rows.filter((row) => row.organization_id === organization_id);
    return { common, edited, base: markingsOf(common) };
  }, [rows, organization_id]);
  const marked = useMemo(() => markingsOf(of.edited), [of]);
  const edits = useYearEdits(marked, of.base);
  const drawn = useDayRange();
  const [isSaving, setSaving] = useState(false);
  const { pending } = edits;
  const calendar = useMemo(() => {
    const edited = periodsAfter(of.edited, pending.values());
    return organization_id === null ? calendarOf(edited) : calendarOf(of.common, edited);
  }, [of, pending, organization_id]);
  useUndoKeys(edits);
  useLeaveGuard(pending.size > 0 ? 'words' : undefined);
  const { busy, save } = useSaveYear(pending, organization_id, {
    saved: () => {
      edits.clear();
      drawn.clear();
    },
    done: () => setSaving(false),
  });
  const mark = (type: Marking) => {
    edits.mark(drawn.days.map((day) => ({ day, type })));
    drawn.clear();
  };
  return (
    <>
      <SurprisesNote edits={edits} marked={marked} />
      <div className="mb-4 empty:hidden">
        <LawAloneNote first={`${year}-01-01`} last={`${year}-12-31`} calendar={calendar} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_21rem]">
        <Panel aria-label={t('months', { year: String(year) })}>
          <PanelBody className="pt-5">
            <YearMonths
              year={year}
              calendar={calendar}
              changed={new Set(pending.keys())}
              drawn={drawn}
              onMark={mark}
            />
          </PanelBody>
        </Panel>
        <div className="flex min-w-0 flex-col gap-4 desk:sticky desk:top-[calc(var(--header)+16px)]">
          <ScopePanel year={year} scope={scope} own={marked} locked={pending.size > 0} />
          <YearTotals year={year} calendar={calendar} />
          <DayLegend />
          <p className="text-sm text-ink-2 touch:hidden">{t('keys')}</p>
        </div>
      </div>
      <YearBar drawn={drawn} edits={edits} onMark={mark} onSave={() => setSaving(true)} />
      {isSaving && (
        <SaveDialog
          pending={pending}
          organizationId={organization_id}
          busy={busy}
          onSave={() => void save()}
          onClose={() => setSaving(false)}
        />
      )}
      {isReading && (
        <FileDialog
          year={year}
          marked={marked}
          base={of.base}
          onTake={(days) => {
            edits.mark(days);
            onRead();
          }}
          onClose={onRead}
        />
      )}
    </>
  );
};
