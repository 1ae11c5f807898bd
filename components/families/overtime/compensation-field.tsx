'use client';
import { offeredCompensations } from '../../../lib/documents/families/overtime/shown.ts';
import { FamilyField } from '../../documents/form/family-field.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useFieldWords } from '../../documents/form/use-field-words.ts';
import { Segmented } from '../../ui/segmented.tsx';

const FIELD = 'compensation_type';

/** Pay, or a day off where the company offers one; a document that has one keeps it (AMB-119). */
export const CompensationField = ({ form }: { form: DocumentForm }) => {
  const words = useFieldWords('overtime');
  const value = String(form.shown[FIELD] ?? '');
  const offered = offeredCompensations(form.situation.parameters, value);
  return (
    <FamilyField field={FIELD} form={form}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div id={id} aria-describedby={describedBy} tabIndex={-1}>
          <Segmented
            label={words.label(FIELD)}
            value={value}
            onValueChange={(next) => {
              form.set({ [FIELD]: next });
              form.touch(FIELD);
            }}
            options={offered.map((each) => ({ value: each, label: words.choice(FIELD, each) }))}
          />
        </div>
      )}
    </FamilyField>
  );
};
