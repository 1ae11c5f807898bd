'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { PanelSection } from '../../ui/panel.tsx';
import { FileCard } from './files-field.tsx';
import type { DocumentForm } from './use-document-form.ts';

/** The document for a reader who may not change it: its facts, the comment, the files. */
export const ReadView = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents');
  const names = useNames();
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
        <Facts form={form} />
        {comment !== '' && <p className="mt-4 rounded-control bg-sunken px-3 py-2 break-words">{comment}</p>}
      </PanelSection>
      {form.files.rows.length > 0 && (
        <PanelSection aria-labelledby="attachments">
          <h2 id="attachments">{t('files.label')}</h2>
          <div className="mt-3 grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
            {form.files.rows.map((file) => (
              <FileCard key={file.id} file={file} />
            ))}
          </div>
        </PanelSection>
      )}
    </>
  );
};

const Facts = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents');
  const families = useTranslations('families');
  const common = useTranslations('common');
  const names = useNames();
  const days = useDays();
  const { row } = form;
  if (!row) return null;
  const all = form.family.form.sections.flatMap((section) => section.controls);
  const controls = [
    ...all.filter((control) => control.kind === 'period'),
    ...all.filter((control) => control.kind !== 'period'),
  ];
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-4 max-tablet:grid-cols-2">
      {controls.map((control) => {
        switch (control.kind) {
          case 'period':
            return [control.start, control.end]
              .map((field) => (
                <Fact key={field} term={t(`fields.${field}`)}>
                  {isDay(row[field]) ? `${days.weekday(row[field])}, ${days.day(row[field])}` : null}
                </Fact>
              ))
              .concat(
                <Fact key={control.days} term={t('fields.days')}>
                  {row.days === null ? null : common('days', { count: row.days })}
                </Fact>,
              );
          case 'type':
            return (
              <Fact key={control.field} term={families(`${form.family.object_id}.type`)}>
                {names.of(row, 'document_type_name')}
              </Fact>
            );
          default:
            return (
              <Fact key={control.field} term={t(`fields.${control.field}`)}>
                {row[control.field] === null || row[control.field] === undefined
                  ? null
                  : String(row[control.field])}
              </Fact>
            );
        }
      })}
    </dl>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children === null ? null : (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
