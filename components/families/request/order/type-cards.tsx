'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useNames } from '../../../people/use-names.ts';
import { RadioCard } from '../../../ui/radio-card.tsx';
import type { PaperTypeRow } from '../request-row.ts';

/** Kinds of papers as cards: what is inside, and how long it takes. */
export const TypeCards = ({
  types,
  chosen,
  onChoose,
}: {
  types: readonly PaperTypeRow[];
  chosen: string;
  onChoose: (code: string) => void;
}) => {
  const t = useTranslations('families.request');
  const names = useNames();
  const norm = useNorm();
  const group = useId();
  return (
    <fieldset
      aria-label={t('fields.request_type_id')}
      className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,200px),1fr))]"
    >
      {types.map((type) => (
        <RadioCard
          key={type.code}
          name={group}
          value={type.code}
          checked={type.code === chosen}
          title={names.of(type, 'name')}
          text={
            <>
              <span className="block">{names.of(type, 'hint')}</span>
              <span className="mt-2 block text-ink-3">{norm(type)}</span>
            </>
          }
          onChoose={() => onChoose(type.code)}
        />
      ))}
    </fieldset>
  );
};

/** How long a paper takes: minutes where the portal makes it, else the norm of its kind. */
export const useNorm = (): ((type: PaperTypeRow) => string) => {
  const t = useTranslations('families.request.made');
  const byHand = useNormByHand();
  return (type) => (type.made_by === 'portal' ? t('portal') : byHand(type));
};

/** How long hr takes for a paper of a kind, or for copies of what the portal made. */
export const useNormByHand = (): ((type: PaperTypeRow) => string) => {
  const t = useTranslations('families.request.made');
  return ({ norm_days }) => (norm_days > 0 ? t('norm', { days: norm_days }) : t('at_once'));
};
