'use client';
import { useTranslations } from 'next-intl';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';

/** What is wrong with a field of the set-up, in the words the server would say. */
export const useWrongWords = (): ((wrong: FieldRefusal) => string) => {
  const t = useTranslations('setup');
  const setup = useTranslations('rules.setup');
  const user = useTranslations('rules.user');
  return ({ code, values = {} }) => {
    if (code === 'field/required') return t('fill');
    const [group, name = ''] = code.split('/');
    const numbers = values as Record<string, number>;
    return group === 'setup' ? setup(name, numbers) : user(name, numbers);
  };
};
