'use client';
import { useTranslations } from 'next-intl';
import type { FieldControl } from '../../../../lib/documents/form.ts';
import { FormControlOf } from '../../../documents/form/form-controls.tsx';
import type { DocumentForm } from '../../../documents/form/use-document-form.ts';

type Consent = 'consent_data' | 'consent_bank';

/** A consent as it is read, and the choice below it: each is a step of its own, none is chosen beforehand. */
const ConsentControl = ({ field, form }: { field: Consent; form: DocumentForm }) => {
  const t = useTranslations('families.recruitment.screen');
  const control = form.family.form.sections
    .flatMap(({ controls }) => controls)
    .find((each): each is FieldControl => each.kind === 'choice' && each.field === field);
  return (
    <div className="col-span-full flex flex-col gap-4">
      <p className="rounded-control bg-sunken px-4 py-3 text-ink-2">{t(`${field}_text`)}</p>
      {control && <FormControlOf control={control} form={form} />}
    </div>
  );
};

export const ConsentData = ({ form }: { form: DocumentForm }) => (
  <ConsentControl field="consent_data" form={form} />
);

export const ConsentBank = ({ form }: { form: DocumentForm }) => (
  <ConsentControl field="consent_bank" form={form} />
);
