'use client';
import { useTranslations } from 'next-intl';
import { compare, subtract } from '../../../lib/money/decimal.ts';
import { useProfile } from '../../rpc/profile.ts';

/** What is left between what a person spent and what was advanced: how much, who pays it, and how it looks. */
export const useBalance = (): ((balance: string, employee_id: number | null) => Balance) => {
  const t = useTranslations('families.expense.screen');
  const profile = useProfile();
  return (balance, employee_id) => {
    const side = compare(balance, '0');
    const whose = employee_id === profile.employee_id ? 'own' : 'other';
    return {
      sum: side < 0 ? subtract('0', balance) : balance,
      end: side === 0 ? 'even' : side > 0 ? 'paid' : 'returned',
      text: side === 0 ? t('even') : t(side > 0 ? 'paid' : 'returned', { whose }),
      tone: side > 0 ? 'text-success-ink' : side < 0 ? 'text-warning-ink' : '',
    };
  };
};

interface Balance {
  /** Without its sign: `end` says which way it goes. */
  readonly sum: string;
  readonly end: 'even' | 'paid' | 'returned';
  readonly text: string;
  readonly tone: string;
}
