'use client';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import type { Closing } from '../../lib/timesheet/closing.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { useCodeWords } from './use-code-words.ts';

/** How much of the month is closed. */
export const ClosingTag = ({ closing }: { closing: Closing }) => {
  const t = useTranslations('timesheet');
  const isOpen = closing === 'open';
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-[5px] rounded-tag border pr-2 pl-1.5 text-sm leading-none font-medium whitespace-nowrap',
        isOpen ? 'border-line bg-surface text-ink-2' : 'border-transparent bg-closed text-on-closed',
      )}
    >
      <Icon of={isOpen ? LockOpen : Lock} size={14} />
      {t(`closing.${closing}`)}
    </span>
  );
};

/** All departments, where nothing is chosen: no department is called so. */
const ALL = ' ';

/** Department, number of the sheet, norm of the month, and who closed it when. */
export const MonthFacts = ({
  month,
  department,
  onDepartment,
}: {
  month: TimesheetMonth;
  department: string | undefined;
  onDepartment: (department: string | undefined) => void;
}) => {
  const t = useTranslations('timesheet');
  const words = useCodeWords();
  const names = useNames();
  const { moment } = useDays();
  const { days, closing, departments } = month;
  const worked = days.filter(({ norm }) => norm > 0);
  const hours = words.hours(worked.reduce((sum, { norm }) => sum + norm, 0));
  const { at, author, author_eng, reason, number, correction } = closing;
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1', departments.length > 1 && 'mt-2')}
    >
      {departments.length > 1 && (
        <span className="w-64 max-tablet:w-full">
          <Select
            aria-label={t('department')}
            value={department ?? ALL}
            onValueChange={(value) => onDepartment(value === ALL ? undefined : value)}
            options={[
              { value: ALL, label: t('all_departments') },
              ...departments.map((each) => ({ value: each.name, label: names.of(each, 'name') })),
            ]}
          />
        </span>
      )}
      <span>
        {[
          ...(number === null
            ? []
            : [t(correction > 0 ? 'sheet_correction' : 'sheet', { number, correction })]),
          t('norm', { days: worked.length, hours }),
          ...(at === null
            ? []
            : [
                t(closing.closing === 'open' ? 'opened_by' : 'closed_by', {
                  at: moment(at),
                  name: names.short(author, author_eng),
                }),
                ...(reason ? [reason] : []),
              ]),
        ].join(' · ')}
      </span>
    </div>
  );
};
