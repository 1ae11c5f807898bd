'use client';
import { useTranslations } from 'next-intl';
import { PanelSection } from '../../ui/panel.tsx';
import { FormControlOf } from './form-controls.tsx';
import type { DocumentForm } from './use-document-form.ts';

/** What is decided on a signed or an agreed document: it is written beside what was, which stays as it is. */
export const DecidedSection = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form.decided');
  const controls = form.family.form.sections
    .flatMap((section) => section.controls)
    .filter((control) => control.kind !== 'period' && control.kind !== 'lines')
    .filter(({ field }) => form.decided.includes(field));
  return (
    <PanelSection aria-labelledby="decided">
      <h2 id="decided">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t(form.row?.signed === '1' ? 'note' : 'note_agreed')}</p>
      <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        {controls.map((control) => (
          <FormControlOf key={control.field} control={control} form={form} />
        ))}
      </div>
    </PanelSection>
  );
};
