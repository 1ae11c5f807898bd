'use client';
import { useTranslations } from 'next-intl';
import { isDay } from '../../../lib/kernel/day.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PanelSection } from '../../ui/panel.tsx';
import { isCounted } from './balance-rows.ts';
import { ChecksList } from './checks-list.tsx';
import type { DocumentForm } from './use-document-form.ts';

/** What there is, what this takes, what is left; and beside it what the rules say. Nothing where neither is shown. */
export const BalanceStrip = ({
  form,
  colleagues,
}: {
  form: DocumentForm;
  colleagues: { count: number; over: boolean } | undefined;
}) => {
  const t = useTranslations('documents.balance');
  if (!form.canEdit && !isBalanceShown(form)) return null;
  return (
    <PanelSection
      aria-labelledby="balance"
      className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4"
    >
      <h2 id="balance" className="sr-only">
        {t('title')}
      </h2>
      <Equation form={form} />
      <ChecksList form={form} colleagues={colleagues} />
    </PanelSection>
  );
};

const Equation = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.balance');
  const days = useDays();
  const { balance } = form.facts;
  const start = form.form.values.start_date;
  const taken = typeof form.form.values.days === 'number' ? form.form.values.days : 0;
  if (!balance || !isBalanceShown(form)) return null;
  const counted = form.row && isCounted(form.row) ? (form.row.days ?? 0) : 0;
  const available = balance.days_rest + counted;
  const rest = Math.round((available - taken) * 100) / 100;
  const on = isDay(start) ? days.day(start) : days.day(days.today);
  return (
    <div className="flex items-start gap-x-5 max-tablet:w-full max-tablet:justify-between max-tablet:gap-x-1">
      <Term number={days.number(available)} text={t('available', { day: on })} />
      <Operator sign="−" />
      <Term number={days.number(taken)} text={t('this')} />
      <Operator sign="=" />
      <Term
        number={days.number(rest).replace('-', '−')}
        text={t('rest')}
        tone={rest < 0 ? 'text-error-ink' : 'text-success-ink'}
      />
    </div>
  );
};

/**
 * The balance: shown to the employee where the parameter allows it, to approvers always; empty for a type that takes
 * no days.
 */
const isBalanceShown = (form: DocumentForm): boolean => {
  const { doc, parameters, actor } = form.situation;
  if (!form.facts.balance) return false;
  if (doc.document_type && !doc.document_type.detail.check_limit) return false;
  return doc.employee_id !== actor.employee_id || flagOf(parameters, 'vacation_employee_rest_visible');
};

const Term = ({ number, text, tone = '' }: { number: string; text: string; tone?: string }) => (
  <p>
    <span className={`block text-num font-medium max-tablet:text-[1.75rem] max-tablet:leading-9 ${tone}`}>
      {number}
    </span>
    <span className="mt-0.5 block text-sm text-ink-2">{text}</span>
  </p>
);

const Operator = ({ sign }: { sign: string }) => (
  <span aria-hidden className="text-[1.75rem] leading-11 text-ink-3 max-tablet:leading-9">
    {sign}
  </span>
);
