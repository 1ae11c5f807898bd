'use client';
import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { PaperTypeRow } from '../request-row.ts';
import { COPIES_MAX, type Draft } from './draft.ts';

interface CopiesFieldProps {
  draft: Draft;
  type: PaperTypeRow;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

/** How many copies on paper, by buttons or arrows, Home and End: none with a file, one at least without. */
export const CopiesField = ({ draft, type, error, onChange }: CopiesFieldProps) => {
  const t = useTranslations('families.request');
  const least = draft.delivery === 'paper' ? 1 : 0;
  const most = type.on_paper === '1' ? COPIES_MAX : 0;
  const set = (copies: number) => onChange({ ...draft, copies: Math.min(most, Math.max(least, copies)) });
  const onKey = (event: KeyboardEvent) => {
    const next = nextOf(event.key, draft.copies, least, most);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <Field label={t('fields.copies')} hint={t('order.copies_hint', { max: COPIES_MAX })} error={error}>
      {(control) => (
        <div className="inline-flex w-fit items-center rounded-control border border-line-strong bg-surface">
          <IconButton
            icon={Minus}
            label={t('order.fewer')}
            disabledReason={
              draft.copies <= least ? t(least === 0 ? 'order.copies_none' : 'rules.copies-needed') : undefined
            }
            onClick={() => set(draft.copies - 1)}
          />
          <input
            {...control}
            role="spinbutton"
            readOnly
            inputMode="none"
            aria-valuemin={least}
            aria-valuemax={most}
            aria-valuenow={draft.copies}
            value={draft.copies}
            onKeyDown={onKey}
            className="w-10 bg-transparent text-center font-medium"
          />
          <IconButton
            icon={Plus}
            label={t('order.more')}
            disabledReason={draft.copies >= most ? t('order.copies_hint', { max: most }) : undefined}
            onClick={() => set(draft.copies + 1)}
          />
        </div>
      )}
    </Field>
  );
};

const nextOf = (key: string, now: number, least: number, most: number): number | undefined => {
  if (key === 'ArrowUp' || key === 'ArrowRight') return now + 1;
  if (key === 'ArrowDown' || key === 'ArrowLeft') return now - 1;
  return key === 'Home' ? least : key === 'End' ? most : undefined;
};
