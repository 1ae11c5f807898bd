'use client';
import { useTranslations } from 'next-intl';
import { isEmpty } from '../../../lib/documents/complete.ts';
import type { FormControl } from '../../../lib/documents/form.ts';
import { ReadLines } from '../lines/read-lines.tsx';
import { ReadFact } from './read-facts.tsx';
import type { DocumentForm } from './use-document-form.ts';

/** What stands in a section and is not written by who has the form before them: it is read among what is. */
export const ClosedControls = ({
  form,
  controls,
  beside,
}: {
  form: DocumentForm;
  controls: readonly FormControl[];
  /** Fields to be filled in stand in the same section: it is not empty where nothing is read. */
  beside: boolean;
}) => {
  const t = useTranslations('documents.form');
  const { row } = form;
  const said = controls.filter((control) => 'field' in control && !isEmpty(row?.[control.field]));
  if (!row || said.length === 0) return beside ? null : <p className="text-ink-2">{t('nothing_yet')}</p>;
  const facts = said.filter((control) => control.kind !== 'period' && control.kind !== 'lines');
  return (
    <>
      {facts.length > 0 && (
        <dl className="grid grid-cols-3 gap-x-6 gap-y-4 max-tablet:grid-cols-2">
          {facts.map((control) => (
            <ReadFact key={control.field} control={control} form={form} row={row} />
          ))}
        </dl>
      )}
      {said.map(
        (control) =>
          control.kind === 'lines' && <ReadLines key={control.field} control={control} form={form} />,
      )}
    </>
  );
};
