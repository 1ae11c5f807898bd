'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { linesOfForm } from '../../../lib/documents/form.ts';
import { useNames } from '../../people/use-names.ts';
import { PanelSection } from '../../ui/panel.tsx';
import { FileCard } from './files-field.tsx';
import { ReadFacts } from './read-facts.tsx';
import { useSlots } from './slots.ts';
import type { DocumentForm } from './use-document-form.ts';

const ReadLines = dynamic(() => import('../lines/read-lines.tsx').then((file) => file.ReadLines));

const ReadNamed = dynamic(() => import('../readers/read-named.tsx').then((file) => file.ReadNamed));

/** The document for a reader who may not change it: its facts, the comment, the files. */
export const ReadView = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents');
  const names = useNames();
  const slots = useSlots();
  const { row } = form;
  if (!row)
    return (
      form.whyNone && (
        <PanelSection aria-label={t('form.request')}>
          <p>{t(`form.${form.whyNone}`)}</p>
        </PanelSection>
      )
    );
  const comment = names.of(row, 'comments');
  return (
    <>
      <PanelSection aria-labelledby="request">
        <h2 id="request">{t('form.request')}</h2>
        <ReadFacts form={form} row={row} />
        {comment !== '' && <p className="mt-4 rounded-control bg-sunken px-3 py-2 break-words">{comment}</p>}
      </PanelSection>
      {linesOfForm(form.family.form).map((control) => {
        const Lines = control.field === form.family.readers.named ? ReadNamed : ReadLines;
        return <Lines key={control.field} control={control} form={form} />;
      })}
      {Object.entries(slots.sections ?? {}).map(([key, Own]) => (
        <PanelSection key={key} className="empty:hidden">
          <Own form={form} />
        </PanelSection>
      ))}
      {form.files.loose.length > 0 && (
        <PanelSection aria-labelledby="attachments">
          <h2 id="attachments">{t('files.label')}</h2>
          <div className="mt-3 grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
            {form.files.loose.map((file) => (
              <FileCard key={file.id} file={file} />
            ))}
          </div>
        </PanelSection>
      )}
    </>
  );
};
