'use client';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import type { Clash } from './clash.ts';

/** A clash in words: how many at most, and who. The reader is «вы» and comes first. */
export const useClashWords = () => {
  const t = useTranslations('documents.clash');
  const { employee_id } = useProfile();
  return {
    count: (clash: Clash): string =>
      clash.others.length === 0
        ? t('nobody')
        : clash.team === null
          ? t('peak', { peak: clash.peak })
          : t('peak_of', { peak: clash.peak, team: clash.team }),
    who: (clash: Clash, nameOf: (employee_id: number) => string): string => {
      const people = clash.others.toSorted((a, b) => Number(b === employee_id) - Number(a === employee_id));
      const named = people.map((id) => (id === employee_id ? t('you') : surname(nameOf(id))));
      const [first, second] = named;
      if (first === undefined) return t('free');
      if (second === undefined) return first;
      return named.length === 2 ? t('two', { first, second }) : t('more', { first, count: named.length - 1 });
    },
  };
};

const surname = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
