'use client';
import { useTranslations } from 'next-intl';
import { planOf } from '../../../lib/documents/families/homeoffice/plan.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Equation, Term } from '../../ui/equation.tsx';

/** Working days of the period, those at home, and those in the office. */
export const PlanSummary = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.homeoffice.screen');
  const days = useDays();
  const plan = planOf(form.record);
  const home = plan.filter(({ place }) => place === 'home').length;
  if (plan.length === 0) return null;
  return (
    <Equation>
      <Term number={days.number(plan.length)} text={t('working', { count: plan.length })} />
      <Term sign="−" number={days.number(home)} text={t('home')} />
      <Term sign="=" number={days.number(plan.length - home)} text={t('office')} />
    </Equation>
  );
};
