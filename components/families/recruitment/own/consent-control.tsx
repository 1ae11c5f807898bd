'use client';
import { useTranslations } from 'next-intl';
import type { FieldControl } from '../../../../lib/documents/form.ts';
import { isDay } from '../../../../lib/kernel/day.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { FormControlOf } from '../../../documents/form/form-controls.tsx';
import type { DocumentForm } from '../../../documents/form/use-document-form.ts';
import { useFieldError } from '../../../documents/form/use-field-error.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** The consent that everything else waits for: read, then ticked. Once kept it ends with the answers alone. */
export const ConsentData = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.recruitment.screen');
  const days = useDays();
  const error = useFieldError(form)('consent_data');
  const { row } = form;
  const isKept = row?.consent_data === 'given';
  return (
    <div className="col-span-full flex flex-col gap-4">
      <p className="rounded-control bg-sunken px-4 py-3 text-ink-2">{t('consent_data_text')}</p>
      <div>
        <Checkbox
          id="consent_data"
          checked={form.shown.consent_data === 'given'}
          disabled={isKept}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || isKept ? 'consent_data-line' : undefined}
          onCheckedChange={(checked) => form.set({ consent_data: checked ? 'given' : null })}
        >
          {t('consent_data_tick')}
        </Checkbox>
        {(error || isKept) && (
          <p id="consent_data-line" className={`mt-1 text-sm ${error ? 'text-error-ink' : 'text-ink-2'}`}>
            {error ??
              t('consent_data_kept', { day: isDay(row?.consented_on) ? days.day(row.consented_on) : 'none' })}
          </p>
        )}
      </div>
    </div>
  );
};

/** The consent for a bank as it is read, and the choice below it: none is chosen beforehand. */
export const ConsentBank = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.recruitment.screen');
  const control = form.family.form.sections
    .flatMap(({ controls }) => controls)
    .find((each): each is FieldControl => each.kind === 'choice' && each.field === 'consent_bank');
  return (
    <div className="col-span-full flex flex-col gap-4">
      <p className="rounded-control bg-sunken px-4 py-3 text-ink-2">{t('consent_bank_text')}</p>
      {control && <FormControlOf control={control} form={form} />}
    </div>
  );
};
