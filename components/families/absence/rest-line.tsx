'use client';
import { useTranslations } from 'next-intl';
import { balanceSum } from '../../../lib/documents/leave/balance-sum.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Equation, Term } from '../../ui/equation.tsx';

/** How many vacation days are left, where the parameter shows it (AMB-169). */
export const RestLine = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.absence.screen');
  const days = useDays();
  const balance = balanceSum(form.facts.balances, {});
  if (!balance || !flagOf(form.situation.parameters, 'absence_employee_rest_visible')) return null;
  const start = form.form.values.start_date;
  return (
    <Equation>
      <Term
        number={days.number(balance.rest).replace('-', '−')}
        text={t('rest', { day: days.day(isDay(start) ? start : days.today) })}
      />
    </Equation>
  );
};
