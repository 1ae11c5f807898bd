'use client';
import { Ban, Equal, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PersonWay, Side } from '../../lib/reach/answer.ts';
import type { Way } from '../../lib/reach/reach.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { Icon } from '../ui/icon.tsx';
import { LEVEL_ICONS } from './level-icon.ts';

/** A right as it is shown: of a role, of a person with its causes, or of one of two people. */
export type ShownWay = Way & Partial<PersonWay> & { readonly side?: Side };

/** Names of the two people who are compared. */
export interface Sides {
  readonly first: string;
  readonly second: string;
}

interface WaysProps {
  /** Null where no table call does it. */
  ways: readonly ShownWay[] | null;
  words: AccessWords;
  sides?: Sides | undefined;
}

/** The rights in one cell: how far each reaches in words with a picture, what narrows it, and where it comes from. */
export const Ways = ({ ways, words, sides }: WaysProps) => {
  const t = useTranslations('access');
  if (ways === null) return <span className="text-sm text-ink-3">{t('by_deeds')}</span>;
  if (ways.length === 0)
    return sides ? (
      <NoDifference />
    ) : (
      <span className="inline-flex items-center gap-1.5 text-ink-3">
        <Icon of={Ban} size={14} />
        {t('no')}
      </span>
    );
  return (
    <ul className="flex flex-col gap-1.5">
      {ways.map((way) => (
        <WayLine key={JSON.stringify(way)} way={way} words={words} sides={sides} />
      ))}
    </ul>
  );
};

const WayLine = ({ way, words, sides }: { way: ShownWay } & Omit<WaysProps, 'ways'>) => {
  const { reach, note } = words.way(way);
  const causes = way.causes?.map(words.cause) ?? [];
  return (
    <li className="flex items-start gap-1.5">
      <Icon of={LEVEL_ICONS[way.level]} size={16} className="mt-0.5 flex-none text-ink-2" />
      <div className="min-w-0 wrap-break-word">
        <span>{reach}</span>
        {note !== '' && <span className="block text-sm text-ink-2">{note}</span>}
        {causes.length > 0 && <span className="block text-sm text-ink-3">{causes.join('; ')}</span>}
        {way.side && sides && <SideMark side={way.side} sides={sides} />}
      </div>
    </li>
  );
};

/** Nothing here belongs to only one of two people. */
export const NoDifference = () => {
  const t = useTranslations('access.side');
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-3">
      <Icon of={Equal} size={14} />
      {t('same')}
    </span>
  );
};

const SIGNS = { first: Plus, second: Minus } as const;

interface SideMarkProps {
  side: Side;
  sides: Sides;
  /** In place of «только Карпова Ю. Б.». */
  label?: string;
}

/** Who of two people has it: a plus for the first alone, a minus for the second alone, each in words. */
export const SideMark = ({ side, sides, label }: SideMarkProps): ReactNode => {
  const t = useTranslations('access.side');
  if (side === 'both') return <span className="block text-sm text-ink-3">{t('both')}</span>;
  return (
    <span
      className={`mt-0.5 flex w-fit items-center gap-1 rounded-tag border px-1.5 text-sm ${side === 'first' ? 'border-info-line bg-info-soft text-info-ink' : 'border-warning-line bg-warning-soft text-warning-ink'}`}
    >
      <Icon of={SIGNS[side]} size={14} />
      {label ?? t(side, { name: sides[side] })}
    </span>
  );
};
