'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { DayField } from '../forms/day-field.tsx';
import { Button } from '../ui/button.tsx';

interface ActionsProps {
  busy: boolean;
  /** The line that says what is wrong. */
  describedBy: string;
  /** Why it cannot be kept now. */
  reason: string | undefined;
  /** The one organization it is kept for. */
  whom: string | undefined;
  /** It goes back to what all have: that is done at once. */
  takesBack: boolean;
  onCancel: () => void;
  onApply: () => void;
  onSchedule: (day: Day) => void;
}

/** Gives up what is typed, keeps it from a day on, or at once. */
export const ParameterActions = ({
  busy,
  describedBy,
  reason,
  whom,
  takesBack,
  onCancel,
  onApply,
  onSchedule,
}: ActionsProps) => {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  const { today } = useDays();
  const [asksDay, setAsksDay] = useState(false);
  const id = useId();
  const [day, setDay] = useState<Day | null>(addDays(today, 1));
  const isToCome = day !== null && day > today;
  const dayWrong = day !== null && !isToCome ? t('later.past') : undefined;
  const asked = { busy, 'aria-describedby': describedBy };
  return (
    <div className="flex flex-wrap items-end justify-end gap-2">
      {asksDay && (
        <div className="w-44 max-tablet:w-full">
          <DayField
            id={id}
            label={t('later.day')}
            value={day}
            onChange={setDay}
            onBlur={noop}
            error={dayWrong}
          />
        </div>
      )}
      <Button variant="quiet" onClick={asksDay ? () => setAsksDay(false) : onCancel}>
        {common('cancel')}
      </Button>
      {asksDay ? (
        <Button
          {...asked}
          variant="filled"
          disabledReason={reason ?? (isToCome ? undefined : t('later.pick'))}
          onClick={() => day !== null && onSchedule(day)}
        >
          {t('later.put')}
        </Button>
      ) : (
        <>
          {!takesBack && <Button onClick={() => setAsksDay(true)}>{t('later.begin')}</Button>}
          <Button {...asked} variant="filled" disabledReason={reason} onClick={onApply}>
            {whom === undefined ? t('apply') : t('scope.apply', { name: whom })}
          </Button>
        </>
      )}
    </div>
  );
};

const noop = () => undefined;
