'use client';
import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ExplainedDays, LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { type Day, daysBetween } from '../../../../lib/kernel/day.ts';
import { daysOfParts, PARTS_PER_DAY } from '../../../../lib/leave/parts.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../../../ui/panel.tsx';
import { useLeaveWords } from './use-leave-words.ts';

interface WhyPanelProps {
  balance: LeaveBalance;
  onPick: (day: Day) => void;
}

/** Why there are so many days on a day, as a sum with its causes. */
export const WhyPanel = ({ balance, onPick }: WhyPanelProps) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const { number, exact } = useLeaveWords();
  const id = useId();
  const field = useId();
  const { explained, today, norma } = balance;
  return (
    <Panel aria-labelledby={id}>
      <PanelHead
        id={id}
        title={t('why', { days: number(explained.days), day: days.dayMonth(explained.on) })}
      />
      <PanelBody>
        <DayField
          id={field}
          label={t('on')}
          value={explained.on}
          onChange={(day) => day && onPick(day)}
          onBlur={() => undefined}
        />
        <dl
          aria-live="polite"
          className="mt-4 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-2.5 [&_dt]:text-right [&_dt]:font-semibold [&_dt]:whitespace-nowrap [&_dt]:tabular-nums"
        >
          <dt>{exact(explained.base.days)}</dt>
          <dd>
            {explained.base.on === today
              ? t('why_base_today', { day: days.day(today) })
              : t('why_base', { day: days.day(explained.base.on) })}
          </dd>
          {explained.lines.map((line) => (
            <Line key={`${line.from} ${line.row.id} ${line.row.cause}`} line={line} balance={balance} />
          ))}
          <dt className="border-t border-line-strong pt-2.5">{exact(explained.days)}</dt>
          <dd className="border-t border-line-strong pt-2.5 font-medium">
            {t('why_result', { day: days.day(explained.on) })}
          </dd>
        </dl>
        {explained.lines.some(({ row }) => row.cause === 'accrual') && (
          <p className="mt-4 flex gap-2 text-sm text-ink-2">
            <Icon of={Info} size={16} className="mt-0.5 flex-none" />
            <span>{t('why_twelfths', { norm: number(String(Number(norma))) })}</span>
          </p>
        )}
      </PanelBody>
    </Panel>
  );
};

const Line = ({ line, balance }: { line: ExplainedDays['lines'][number]; balance: LeaveBalance }) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const { signed, exact, number, what } = useLeaveWords();
  const { row, count, from, to } = line;
  const isAhead = row.on_date > balance.today;
  const norm = number(String(Number(balance.norma)));
  return (
    <>
      <dt className={line.days.startsWith('-') ? 'text-warning-ink' : 'text-success-ink'}>
        {signed(line.days)}
      </dt>
      <dd>
        {row.cause === 'accrual' && !line.days.startsWith('-') ? (
          <>
            {t('why_months', { when: isAhead ? 'ahead' : 'done', count })}
            <small className="block text-sm text-ink-2">
              {count === 1
                ? t('why_months_one', { from: days.day(from), norm })
                : t('why_months_note', {
                    from: days.dayShort(from),
                    to: days.dayShort(to),
                    norm,
                    month: exact(daysOfParts((Number(balance.norma) * PARTS_PER_DAY) / 12)),
                  })}
            </small>
          </>
        ) : (
          <>
            {what({ rows: [row], isAhead })}
            <Holidays line={line} />
          </>
        )}
      </dd>
    </>
  );
};

/** Where a leave lasts longer than it takes: the rest are holidays (article 120). */
const Holidays = ({ line: { row } }: { line: ExplainedDays['lines'][number] }) => {
  const t = useTranslations('families.vacation.days');
  const { start_date, end_date, days } = row.document ?? {};
  if (
    !start_date ||
    !end_date ||
    days === null ||
    days === undefined ||
    !['leave', 'planned'].includes(row.cause)
  )
    return null;
  const span = daysBetween(start_date, end_date) + 1;
  return span > days ? (
    <small className="block text-sm text-ink-2">{t('why_holidays', { span, holidays: span - days })}</small>
  ) : null;
};
