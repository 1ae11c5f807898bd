'use client';
import { useTranslations } from 'next-intl';
import { numberOf } from '../../../lib/settings/read.ts';
import type { DocumentRow } from '../document-row.ts';
import { useWaiting } from '../moves/use-waiting.ts';
import { useDictionaries } from '../use-dictionaries.ts';

/** How many documents wait for a decision, and for how long the oldest of them. */
export const WaitingFacts = ({ count, oldest }: { count: number; oldest: DocumentRow | undefined }) => {
  const t = useTranslations('documents.list');
  const { parameters } = useDictionaries();
  const waitingOf = useWaiting();
  const days = oldest ? waitingOf(oldest.status_date).days : 0;
  return days > 0 && count > 0
    ? t('facts_oldest', { count, days, norm: numberOf(parameters, 'decision_norm_workdays') })
    : t('facts', { count });
};

/** The place of a line of facts that is coming. */
export const FactsLoading = () => (
  <span className="invisible">{useTranslations('documents.list')('facts_loading')}</span>
);
