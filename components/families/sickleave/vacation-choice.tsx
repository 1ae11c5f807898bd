'use client';
import { useTranslations } from 'next-intl';
import { returnedOf } from '../../../lib/documents/families/sickleave/returned.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useFieldError } from '../../documents/form/use-field-error.ts';
import { useFieldWords } from '../../documents/form/use-field-words.ts';
import { RadioCard } from '../../ui/radio-card.tsx';

const FIELD = 'vacation_choice';

/** Which days of a leave come back, and what shall become of them: with the day and the number that each choice leads to. */
export const VacationChoice = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.sickleave.screen');
  const words = useFieldWords('sickleave');
  const days = useDays();
  const error = useFieldError(form)(FIELD);
  const { calendar, doc } = form.situation;
  const returned = returnedOf(form.record, {
    interrupted: form.facts.interrupted,
    calendar,
    type: doc.document_type ?? null,
  });
  const last = returned.at(-1);
  if (!last) return null;
  const count = returned.reduce((sum, each) => sum + each.days, 0);
  const chosen = form.shown[FIELD];
  const choose = (value: string) => {
    form.set({ [FIELD]: value });
    form.touch(FIELD);
  };
  return (
    <fieldset
      className="col-span-full"
      aria-describedby={error ? `${FIELD}-line` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="font-medium">{words.label(FIELD)}</legend>
      {returned.map(({ leave, days: back }) => (
        <p key={leave.id} className="mt-1 text-sm text-ink-2">
          {t('returned', {
            leave: [leave.number, days.range(leave.start_date, leave.end_date)].filter(Boolean).join(', '),
            days: back,
          })}
        </p>
      ))}
      <div className="mt-3 grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
        <RadioCard
          name={FIELD}
          value="extend"
          checked={chosen === 'extend'}
          title={last.until ? t('extend', { day: days.day(last.until) }) : words.choice(FIELD, 'extend')}
          text={t('extend_text')}
          onChoose={() => choose('extend')}
        />
        <RadioCard
          name={FIELD}
          value="transfer"
          checked={chosen === 'transfer'}
          title={t('transfer', { days: count })}
          text={t('transfer_text')}
          onChoose={() => choose('transfer')}
        />
      </div>
      <p className="mt-2 text-sm text-ink-2">{t('later')}</p>
      {error && (
        <p id={`${FIELD}-line`} className="mt-1 text-sm text-error-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
};
