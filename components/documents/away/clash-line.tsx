'use client';
import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Clash, daysOver } from '../../../lib/calendar/clash.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { useClashWords } from './use-clash-words.ts';
import type { Clashes } from './use-clashes.ts';

interface ClashLineProps {
  clash: Clash | undefined;
  nameOf: Clashes['nameOf'];
  /** Says the days and the norm where it is exceeded, not only how many. */
  full?: boolean;
}

/** Who else is away on the days of a document, in one line; nothing without others. */
export const ClashLine = ({ clash, nameOf, full = false }: ClashLineProps) => {
  const t = useTranslations('documents');
  const days = useDays();
  const words = useClashWords();
  if (!clash || clash.others.length === 0) return null;
  const who = words.who(clash, nameOf);
  const { peak, team, norm } = clash;
  return (
    <span
      className={`mt-0.5 flex items-baseline gap-1.5 text-sm ${clash.over ? 'text-warning-ink' : 'text-ink-2'}`}
    >
      <Icon of={Users} size={14} className="flex-none translate-y-0.5" />
      <span>
        {full && clash.over
          ? `${t('away.over', { period: days.list(daysOver(clash)), peak, team: team ?? 0, norm: norm ?? 0 })} ${who}.`
          : t('clash.card', { count: words.count(clash), who })}
      </span>
    </span>
  );
};
