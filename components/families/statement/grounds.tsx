'use client';
import { useTranslations } from 'next-intl';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useFieldError } from '../../documents/form/use-field-error.ts';
import { useDictionary } from '../../documents/use-dictionary.ts';
import { useNames } from '../../people/use-names.ts';
import { RadioCard } from '../../ui/radio-card.tsx';

const FIELD = 'dismissal_reason_id';

/** The grounds for an earlier day, each with its article. */
export const Grounds = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families');
  const names = useNames();
  const entries = useDictionary('dismissal_reason');
  const error = useFieldError(form)(FIELD);
  const chosen = form.form.values[FIELD];
  return (
    <fieldset id={FIELD} tabIndex={-1} aria-describedby={error ? `${FIELD}-line` : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink-2">
        {t('statement.fields.dismissal_reason_id')}
      </legend>
      <div className="grid grid-cols-2 gap-2 max-tablet:grid-cols-1">
        {entries.map(({ id, name, name_eng }) => {
          const [ground = '', article] = parted(names.full(name, name_eng));
          return (
            <RadioCard
              key={id}
              name={FIELD}
              value={String(id)}
              checked={chosen === id}
              title={ground}
              text={article}
              onChoose={() => form.set({ [FIELD]: id })}
            />
          );
        })}
      </div>
      {error && (
        <p id={`${FIELD}-line`} className="mt-1 text-sm text-error-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** «Соглашение о дате, статья 80, часть 2»: the ground, and the article after its first comma. */
const parted = (name: string): readonly string[] => {
  const at = name.indexOf(', ');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 2)];
};
