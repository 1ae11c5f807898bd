import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Day } from '../../../lib/kernel/day.ts';
import { DayField } from '../../forms/day-field.tsx';

interface DaysFieldsProps {
  from: Day | null;
  to: Day | null;
  onFrom: (day: Day | null) => void;
  onTo: (day: Day | null) => void;
  errors: Readonly<Record<string, string>>;
}

/** The first and the last day of a grant. */
export const DaysFields = ({ from, to, onFrom, onTo, errors }: DaysFieldsProps) => {
  const t = useTranslations('grants');
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-4">
      <DayField
        id={`${id}-from`}
        label={t('from')}
        value={from}
        onChange={onFrom}
        onBlur={noop}
        error={errors.date_from}
      />
      <DayField
        id={`${id}-to`}
        label={t('to')}
        value={to}
        onChange={onTo}
        onBlur={noop}
        error={errors.date_to}
      />
    </div>
  );
};

const noop = () => undefined;
