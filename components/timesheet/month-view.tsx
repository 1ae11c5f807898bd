'use client';
import { Table2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { shiftMonth } from '../../lib/kernel/month.ts';
import type { TimesheetMonth, TimesheetPerson } from '../../lib/rpc/timesheet.ts';
import { isClosed } from '../../lib/timesheet/closing.ts';
import type { DayCodes } from '../../lib/timesheet/day-codes.ts';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { useAct } from '../rpc/use-act.ts';
import { usePhone } from '../shell/use-phone.ts';
import { fetchWindow } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import { CodeSums } from './code-sums.tsx';
import { CorrectionsPanel } from './corrections-panel.tsx';
import { GridLegend } from './grid-legend.tsx';
import { PersonDays } from './person-days.tsx';
import { TimesheetGrid } from './timesheet-grid.tsx';
import { TimesheetNotes } from './timesheet-notes.tsx';

const fetchDialog = () => import('./correct-dialog.tsx').then((file) => file.CorrectDialog);
const CorrectDialog = dynamic(fetchDialog, { ssr: false });

interface MonthViewProps {
  readonly month: TimesheetMonth;
  /** Another month is on its way. */
  readonly busy: boolean;
  readonly onMonth: (month: string) => void;
  readonly onChanged: () => void;
}

/** A month that has come: what it wants, its grid or its list of days, its codes and its corrections. */
export const MonthView = ({ month, busy, onMonth, onChanged }: MonthViewProps) => {
  const t = useTranslations('timesheet');
  const isPhone = usePhone();
  const [correcting, setCorrecting] = useState<{ person: TimesheetPerson; day: string } | undefined>();
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const { act } = useAct(onChanged);
  const codesOf = ({ cells }: TimesheetPerson, day: string): DayCodes =>
    cells[month.days.findIndex((each) => each.day === day)]?.codes ?? [];
  const write = (person: TimesheetPerson, day: string, codes: DayCodes) => {
    if (busy) return;
    void act(() =>
      call(
        'timesheet.correct',
        { employee_id: person.employee_id, day, was: codesOf(person, day), codes, reason: '' },
        { idempotencyKey: randomId() },
      ),
    );
  };
  const correct = (person: TimesheetPerson, day: string) => {
    if (!busy) setCorrecting({ person, day });
  };
  if (month.people.length === 0)
    return (
      <Panel>
        <EmptyState icon={Table2} title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      </Panel>
    );
  return (
    <div aria-busy={busy || undefined} className="flex flex-col gap-4">
      <div className="contents" inert={busy}>
        <TimesheetNotes month={month} onDone={onChanged} />
      </div>
      {isPhone ? (
        <PersonDays key={month.month} month={month} onCorrect={correct} />
      ) : (
        <TimesheetGrid
          month={month}
          onMonth={(by) => onMonth(shiftMonth(month.month, by))}
          onWrite={write}
          onCorrect={correct}
        />
      )}
      {!isPhone && <GridLegend writes={month.keeps && month.closing.closing !== 'month'} />}
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <CodeSums people={month.people} />
        <CorrectionsPanel corrections={month.corrections} people={month.people} />
      </div>
      {correcting && (
        <CorrectDialog
          {...correcting}
          was={codesOf(correcting.person, correcting.day)}
          closed={isClosed(month.closing.closing, correcting.day)}
          onClose={() => setCorrecting(undefined)}
          onDone={() => {
            setCorrecting(undefined);
            onChanged();
          }}
        />
      )}
    </div>
  );
};
