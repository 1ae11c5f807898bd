'use client';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { localised } from '../../../lib/i18n/localised.ts';
import type { PolicyChange, PolicyContent } from '../../../lib/workflow/changes/policy.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Icon } from '../../ui/icon.tsx';

/** What a change of a signature policy says: whose signature under what, the old struck through, the new beside it. */
export const PolicyWords = ({ before, after }: Pick<PolicyChange, 'before' | 'after'>) => {
  const t = useTranslations('workflow_admin.changes');
  const words = usePolicyContentWords();
  const said = after ?? before;
  if (!said) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="font-medium">{words.place(said)}:</span>
      {before && <s className="text-ink-3">{words.level(before)}</s>}
      {before && <Icon of={ArrowRight} size={14} className="text-ink-3" />}
      <span className={after ? 'font-medium' : 'text-ink-2'}>
        {after ? words.level(after) : t('not_signed')}
      </span>
    </span>
  );
};

const usePolicyContentWords = () => {
  const t = useTranslations('signature_policy');
  const { types } = useDictionaries();
  const locale = useAppLocale();
  return {
    place: ({ document_type_id, party }: PolicyContent): string => {
      const type = types.find(({ id }) => id === document_type_id);
      return `${type ? localised(type, 'name', locale) : t('all_types')}, ${t(`party.${party}`)}`;
    },
    level: ({ level, required }: PolicyContent): string =>
      level === 'paper'
        ? t('on_paper')
        : `${t(`level_short.${level}`)}, ${t(required ? 'required' : 'optional')}`,
  };
};
