'use client';
import { useTranslations } from 'next-intl';
import { stretchesOf } from '../../lib/kernel/day.ts';
import type { TimesheetMonth, TimesheetUncounted } from '../../lib/rpc/timesheet.ts';
import { type Closing, closedOver, closingWarnings, reopens } from '../../lib/timesheet/closing.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Note } from '../ui/banner.tsx';
import { TimesheetDocumentLink } from './document-link.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useTimesheet } from './use-timesheet.ts';

/** So many documents are named one by one. */
const TOLD_MAX = 5;

interface ClosingDialogProps {
  readonly month: TimesheetMonth;
  readonly becomes: Closing;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/**
 * Asks before a part of a month is closed or opened again, and tells what would be closed over: documents that wait for a
 * decision, of the whole organization whatever department is in sight, and days that have not come.
 */
export const ClosingDialog = ({ month, becomes, onClose, onDone }: ClosingDialogProps) => {
  const t = useTranslations('timesheet');
  const { today, month: monthName, list } = useDays();
  const whole = useTimesheet({ month: month.month, of: 'organization' }).data ?? month;
  const was = month.closing.closing;
  const opens = reopens(was, becomes);
  const over = closedOver({ month: month.month, was, becomes }, whole.undecided, today);
  const warnings = closingWarnings(over);
  const { undecided, ahead } = over;
  return (
    <ReasonDialog
      title={t(`becomes.${was}_${becomes}`)}
      text={t(opens ? 'open_text' : 'close_text', { month: monthName(month.month) })}
      verb={t(opens ? 'open_verb' : warnings.length > 0 ? 'close_anyway' : 'close_verb')}
      method="timesheet.close"
      params={{ month: month.month, was, closing: becomes, seen: warnings.map(({ code }) => code) }}
      asksReason={opens}
      onClose={onClose}
      onDone={onDone}
    >
      {undecided.length > 0 && (
        <Note tone="warning" title={t('undecided', { count: undecided.length })}>
          <ul className="m-0 list-none p-0">
            {undecided.slice(0, TOLD_MAX).map((each) => (
              <li key={`${each.employee_id} ${each.documents[0]?.id} ${each.days[0]}`}>
                <UndecidedLine month={whole} undecided={each} />
              </li>
            ))}
          </ul>
          {undecided.length > TOLD_MAX && (
            <p>{t('undecided_more', { count: undecided.length - TOLD_MAX })}</p>
          )}
          <p>{t('undecided_text')}</p>
        </Note>
      )}
      {ahead.length > 0 && (
        <Note tone="warning" title={t('ahead', { count: ahead.length, days: list(ahead) })}>
          {t('ahead_text')}
        </Note>
      )}
    </ReasonDialog>
  );
};

const UndecidedLine = ({ month, undecided }: { month: TimesheetMonth; undecided: TimesheetUncounted }) => {
  const names = useNames();
  const { range } = useDays();
  const person = month.people.find(({ employee_id }) => employee_id === undecided.employee_id);
  const when = stretchesOf(undecided.days).map(({ first, last }) => range(first, last));
  return (
    <>
      {[names.short(person?.name ?? '', person?.name_eng ?? ''), ...when].join(', ')}{' '}
      <TimesheetDocumentLink document={undecided.documents[0] ?? null} />
    </>
  );
};
