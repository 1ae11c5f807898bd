'use client';
import { useTranslations } from 'next-intl';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { type Letter, type LetterDraft, type LetterField, valuesIn } from './letter-draft.ts';

type Part = Letter['parts'][number];

interface LetterPartProps {
  part: Part;
  said: LetterDraft[number] | undefined;
  /** What is wrong with a text, by part and language. */
  wrong: Readonly<Record<string, string>>;
  onWrite: (field: LetterField, text: string) => void;
}

/** The whole words of a part of a letter in both languages side by side, with what the portal fills in named. */
export const LetterPart = ({ part: { part, delivered }, said, wrong, onWrite }: LetterPartProps) => {
  const t = useTranslations('letters');
  const values = valuesIn(`${delivered.name} ${delivered.name_eng}`);
  const isOwn = (field: LetterField) => ![undefined, '', delivered[field]].includes(said?.[field]?.trim());
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="text-t3 font-semibold">{t(`part.${part}`)}</span>
        {part === 'greeting' && <span className="text-sm text-ink-2">{t('greeting_hint')}</span>}
      </legend>
      {values.length > 0 && (
        <dl className="mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm text-ink-2">
          {values.map((name) => (
            <div key={name} className="contents">
              <dt>
                <code className="font-mono">{`{${name}}`}</code>
              </dt>
              <dd>{t.has(`value.${name}`) ? t(`value.${name}`) : t('values')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="grid gap-4 tablet:grid-cols-2">
        {FIELDS.map(([field, lang]) => (
          <Field
            key={field}
            label={
              <>
                <span className="sr-only">{t(`part.${part}`)}, </span>
                {t(`language.${lang}`)}
              </>
            }
            error={wrong[`${part}.${field}`]}
            hint={isOwn(field) ? t('delivered', { text: delivered[field] }) : undefined}
            counter={isOwn(field) ? t('own') : undefined}
          >
            {({ 'aria-required': _, ...control }) => (
              <Textarea
                {...control}
                name={`${part}.${field}`}
                lang={lang}
                rows={delivered[field].length > 60 ? 4 : 2}
                maxLength={2_000}
                placeholder={t('empty')}
                value={said?.[field] ?? ''}
                onChange={(event) => onWrite(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
};

const FIELDS = [
  ['name', 'ru'],
  ['name_eng', 'en'],
] as const;
