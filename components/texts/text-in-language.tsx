'use client';
import { useTranslations } from 'next-intl';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';

interface TextInLanguageProps {
  field: 'name' | 'name_eng';
  /** Undefined while it is being fetched. */
  delivered: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text in one language: as delivered, and under it the client's own. */
export const TextInLanguage = ({ field, delivered, value, error, onChange }: TextInLanguageProps) => {
  const t = useTranslations('texts');
  const lang = field === 'name' ? 'ru' : 'en';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div>
        <p className="text-sm font-medium text-ink-2">{t(`delivered.${lang}`)}</p>
        <p
          lang={lang}
          className="mt-1.5 rounded-control bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere"
        >
          {delivered || '…'}
        </p>
      </div>
      <Field label={t(`own.${lang}`)} error={error} hint={t('empty')} optional>
        {(control) => (
          <Textarea
            {...control}
            name={field}
            lang={lang}
            rows={3}
            maxLength={2_000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
};
