'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { PaperTypeRow } from '../request-row.ts';
import { ChoiceRow, FieldError } from './choice-row.tsx';
import type { Draft } from './draft.ts';
import { useNorm, useNormByHand } from './type-cards.tsx';

interface DeliveryFieldProps {
  draft: Draft;
  type: PaperTypeRow;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

/** As a file or on paper; paper needs a copy at least. */
export const DeliveryField = ({ draft, type, error, onChange }: DeliveryFieldProps) => {
  const t = useTranslations('families.request');
  const norm = useNorm();
  const byHand = useNormByHand();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('fields.delivery')}</legend>
      <ChoiceRow
        name={name}
        value="file"
        checked={draft.delivery === 'file'}
        title={t(type.made_by === 'portal' ? 'choices.delivery.file' : 'order.file_hr')}
        text={type.made_by === 'portal' ? t('order.file_text') : norm(type)}
        disabledReason={type.as_file === '1' ? undefined : t('order.paper_only')}
        onChoose={() => onChange({ ...draft, delivery: 'file', copies: 0 })}
      />
      <ChoiceRow
        name={name}
        value="paper"
        checked={draft.delivery === 'paper'}
        title={t('choices.delivery.paper')}
        text={t('order.paper_text', { norm: byHand(type) })}
        disabledReason={type.on_paper === '1' ? undefined : t('order.file_only')}
        onChoose={() => onChange({ ...draft, delivery: 'paper', copies: Math.max(1, draft.copies) })}
      />
      <FieldError>{error}</FieldError>
    </fieldset>
  );
};
