'use client';
import { ClockAlert } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { stretchesOf } from '../../lib/kernel/day.ts';
import type { TimesheetMonth, TimesheetUncounted } from '../../lib/rpc/timesheet.ts';
import { isClosed } from '../../lib/timesheet/closing.ts';
import { sayingOf, workedMinutes } from '../../lib/timesheet/day-codes.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { fetchWindow } from '../ui/dialog.tsx';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import { TimesheetDocumentLink } from './document-link.tsx';
import { useCodeWords } from './use-code-words.ts';

const fetchDialog = () => import('./reason-dialog.tsx').then((file) => file.ReasonDialog);
const ReasonDialog = dynamic(fetchDialog, { ssr: false });

/** So many are named one by one. */
const TOLD_MAX = 3;

/** What a month wants: to be formed, formed again, or documents counted that came after it was closed. */
export const TimesheetNotes = ({ month, onDone }: { month: TimesheetMonth; onDone: () => void }) => {
  const t = useTranslations('timesheet');
  const { people, days, closing, keeps } = month;
  const unformed = people.filter(({ formed }) => !formed).length;
  const changed = people.reduce(
    (sum, { cells }) =>
      sum +
      cells.filter(({ now }, index) => now && !isClosed(closing.closing, days[index]?.day ?? '')).length,
    0,
  );
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {unformed > 0 && (
        <Note title={t('unformed', { count: unformed })}>
          {keeps ? t('unformed_text') : t('unformed_read')}
        </Note>
      )}
      {changed > 0 && <Note title={t('changed', { count: changed })}>{t('changed_text')}</Note>}
      {month.late.slice(0, TOLD_MAX).map((late) => (
        <LateNote key={late.employee_id} month={month} late={late} onDone={onDone} />
      ))}
      {month.late.length > TOLD_MAX && (
        <p className="text-sm text-ink-2">{t('late_more', { count: month.late.length - TOLD_MAX })}</p>
      )}
    </div>
  );
};

const LateNote = ({
  month,
  late,
  onDone,
}: {
  month: TimesheetMonth;
  late: TimesheetUncounted;
  onDone: () => void;
}) => {
  const t = useTranslations('timesheet');
  const names = useNames();
  const words = useCodeWords();
  const { range } = useDays();
  const [isCounting, setCounting] = useState(false);
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const person = month.people.find(({ employee_id }) => employee_id === late.employee_id);
  if (!person) return null;
  const cells = late.days.flatMap((day) => {
    const cell = person.cells[month.days.findIndex((each) => each.day === day)];
    return cell?.now ? [{ codes: cell.codes, now: cell.now }] : [];
  });
  const lines = (of: 'codes' | 'now') =>
    [...new Map(cells.map((cell) => [sayingOf(cell[of]), words.line(cell[of])])).values()].join('; ');
  const difference = cells.reduce(
    (sum, { codes, now }) => sum + workedMinutes(now) - workedMinutes(codes),
    0,
  );
  const hours = words.hours(Math.abs(difference));
  const when = stretchesOf(late.days)
    .map(({ first, last }) => range(first, last))
    .join(', ');
  const name = names.short(person.name, person.name_eng);
  const values = { name, days: when, was: lines('codes'), now: lines('now') };
  return (
    <Note
      tone="warning"
      icon={ClockAlert}
      title={t('late_title')}
      action={
        month.keeps && (
          <Button size="sm" onClick={() => setCounting(true)}>
            {t('count')}
          </Button>
        )
      }
    >
      <p>
        {t('late_text', values)}
        {difference !== 0 && `, ${difference > 0 ? t('more', { hours }) : t('less', { hours })}`}.{' '}
        {late.documents.map((each) => (
          <span key={each.id}>
            <TimesheetDocumentLink document={each} />{' '}
          </span>
        ))}
      </p>
      {isCounting && (
        <ReasonDialog
          title={t('count_title', { name })}
          text={t('late_text', values)}
          verb={t('count_verb')}
          method="timesheet.count"
          params={{ employee_id: late.employee_id, days: late.days }}
          asksReason
          onClose={() => setCounting(false)}
          onDone={() => {
            setCounting(false);
            onDone();
          }}
        />
      )}
    </Note>
  );
};
