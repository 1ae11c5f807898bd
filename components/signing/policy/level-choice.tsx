'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { PolicyLevel } from '../../../lib/families/legal.data.ts';
import { isBelow, POLICY_LEVELS } from '../../../lib/workflow/signature/law.ts';
import { Icon } from '../../ui/icon.tsx';

interface LevelChoiceProps {
  value: PolicyLevel;
  /** Levels weaker than the law asks for are shown, and cannot be taken. */
  minimum: PolicyLevel;
  onChange: (level: PolicyLevel) => void;
  error?: string | undefined;
}

/** The weakest signature that is taken, each with what it is. */
export const LevelChoice = ({ value, minimum, onChange, error }: LevelChoiceProps) => {
  const t = useTranslations('signature_policy');
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('level_title')}</legend>
      {POLICY_LEVELS.map((level) => {
        const weak = isBelow(level, minimum);
        return (
          <label
            key={level}
            className={`flex gap-3 rounded-control border px-3 py-2 ${value === level ? 'border-primary bg-primary-soft' : 'border-line'} ${weak ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer hover:bg-hover'}`}
          >
            <input
              type="radio"
              name={id}
              value={level}
              checked={value === level}
              disabled={weak}
              onChange={() => onChange(level)}
              className="mt-1 size-4 flex-none accent-primary"
            />
            <span className="min-w-0">
              <span className="block">{t(`level_short.${level}`)}</span>
              <span className={`block text-sm ${weak ? '' : 'text-ink-2'}`}>
                {weak ? t('weak') : t(`level_text.${level}`)}
              </span>
            </span>
          </label>
        );
      })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-error-ink">
          <Icon of={CircleAlert} size={14} className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
