'use client';
import { useTranslations } from 'next-intl';
import { balanceSum } from '../../../lib/documents/leave/balance-sum.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Equation, Term } from '../../ui/equation.tsx';
import { HowCounted } from './how-counted.tsx';

/** What there is, what this takes, what is left; nothing where the balance is not shown. */
export const BalanceStrip = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.balance');
  if (!isBalanceShown(form)) return null;
  return (
    <>
      <h2 id="balance" className="sr-only">
        {t('title')}
      </h2>
      <Balance form={form} />
    </>
  );
};

const Balance = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.balance');
  const days = useDays();
  const { values } = form.form;
  const sum = balanceSum(form.facts.balances, { ...values, status_id: form.row?.status_id });
  const start = values.start_date;
  if (!sum) return null;
  const { available, awaiting, taken, rest } = sum;
  const on = isDay(start) ? days.day(start) : days.day(days.today);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <Equation isLong={awaiting > 0}>
        <Term number={days.number(available)} text={t('available', { day: on })} />
        {awaiting > 0 && <Term sign="−" number={days.number(awaiting)} text={t('awaiting')} />}
        <Term sign="−" number={days.number(taken)} text={t('this')} />
        <Term
          sign="="
          number={days.number(rest).replace('-', '−')}
          text={t('rest')}
          tone={rest < 0 ? 'text-error-ink' : 'text-success-ink'}
        />
      </Equation>
      <HowCounted employee_id={form.situation.doc.employee_id} />
    </div>
  );
};

/**
 * The balance: shown to the employee where the parameter allows it, to approvers always; empty for a type that takes
 * no days.
 */
const isBalanceShown = (form: DocumentForm): boolean => {
  const { doc, parameters, actor } = form.situation;
  if (!form.facts.balances.some((each) => each.taken_from)) return false;
  if (doc.document_type && !doc.document_type.detail.check_limit) return false;
  return doc.employee_id !== actor.employee_id || flagOf(parameters, 'vacation_employee_rest_visible');
};
