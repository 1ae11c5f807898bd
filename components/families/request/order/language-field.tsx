'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ChoiceRow, FieldError } from './choice-row.tsx';

const LANGUAGES = ['ru', 'en'] as const;

/** In which language: one that there is not stays and says why. */
export const LanguageField = ({
  value,
  offered,
  hint,
  error,
  onChange,
}: {
  value: 'ru' | 'en';
  offered: readonly string[];
  /** Why the other one is not there. */
  hint: string;
  error: string | undefined;
  onChange: (language: 'ru' | 'en') => void;
}) => {
  const t = useTranslations('families.request');
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('fields.language')}</legend>
      {LANGUAGES.map((language) => (
        <ChoiceRow
          key={language}
          name={name}
          value={language}
          checked={language === value}
          title={t(`choices.language.${language}`)}
          disabledReason={offered.includes(language) ? undefined : hint}
          onChoose={() => onChange(language)}
        />
      ))}
      <FieldError>{error}</FieldError>
    </fieldset>
  );
};
