'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { linesOf } from '../../../lib/documents/lines.ts';
import { subtract } from '../../../lib/money/decimal.ts';
import { amountInWords } from '../../../lib/money/in-words.ts';
import { AmountText } from '../../documents/amount-text.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { BigSum } from '../../money/big-sum.tsx';
import { useBalance } from './use-balance.ts';

/** What was spent, what was advanced, and who pays the difference: in figures and in words. */
export const ResultEquation = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.expense.screen');
  const locale = useAppLocale();
  const balanceOf = useBalance();
  const { total, advance_amount, balance } = form.record;
  const currency = form.facts.spending?.home.currency_code;
  if (!currency) return null;
  const spent = typeof total === 'string' ? total : '0';
  const advance = typeof advance_amount === 'string' ? advance_amount : '0';
  const rest = typeof balance === 'string' ? balance : subtract(spent, advance);
  const { sum, end, text, tone } = balanceOf(rest, form.situation.doc.employee_id);
  const words = amountInWords(sum, currency, locale).toLocaleLowerCase(locale);
  return (
    <div>
      <h2 className="sr-only">{t('result')}</h2>
      <p className="tablet:hidden">
        <BigSum sum={sum} currency={currency} tone={tone} /> <span className="text-ink-2">{text}</span>
      </p>
      <p className="mt-1 text-ink-2 tablet:hidden">
        <AmountText amount={spent} currency={currency} /> {t('spent_short')} −{' '}
        <AmountText amount={advance} currency={currency} /> {t('advance')}
      </p>
      <div className="flex items-start gap-x-5 max-tablet:hidden">
        <Term text={t('spent', { count: linesOf(form.record, 'details').length })}>
          <BigSum sum={spent} currency={currency} />
        </Term>
        <Operator sign="−" />
        <Term text={t('advance')}>
          <BigSum sum={advance} currency={currency} />
        </Term>
        <Operator sign="=" />
        <Term text={text}>
          <BigSum sum={sum} currency={currency} tone={tone} />
        </Term>
      </div>
      {end !== 'even' && <p className="mt-2 text-ink-2">{t(`${end}_words`, { words })}</p>}
    </div>
  );
};

const Term = ({ text, children }: { text: string; children: ReactNode }) => (
  <p>
    <span className="block">{children}</span>
    <span className="mt-0.5 block text-sm text-ink-2">{text}</span>
  </p>
);

const Operator = ({ sign }: { sign: string }) => (
  <span aria-hidden className="text-[1.75rem] leading-11 text-ink-3 max-tablet:leading-9">
    {sign}
  </span>
);
