'use client';
import { GitCompareArrows, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { isLines } from './form-lines.ts';
import { usePrinted } from './read-facts.tsx';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldWords } from './use-field-words.ts';
import { changedFields, type FormValue, valuesOf } from './values.ts';

/** Sent back for rework: by whom and why, until it is sent again. */
export const ReturnedNote = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const last = form.history.rows.at(-1);
  if (last?.reject !== '1' || last.business_role === 'employee') return null;
  const who = names.short(last.employee_name, last.employee_name_eng);
  const said =
    last.behalf_employee_id === null
      ? who
      : t('on_behalf', {
          who,
          behalf: names.short(last.behalf_employee_name, last.behalf_employee_name_eng),
        });
  return (
    <div role="status">
      <Note
        tone={last.status_id === 'declined' ? 'error' : 'warning'}
        icon={Undo2}
        title={t(last.status_id === 'declined' ? 'was_declined' : 'was_returned')}
      >
        <p>{last.comments === '' ? said : t('said', { who: said, text: last.comments })}</p>
      </Note>
    </div>
  );
};

/** Who wrote the document meanwhile: the same person in another window, or somebody else by name. */
export const useConflict = (form: DocumentForm): { title: string; text: string } | null => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const days = useDays();
  const me = useProfile();
  const { newer } = form.form;
  if (!newer) return null;
  const time = days.time(newer.updated_at);
  if (newer.editor_id !== null && newer.editor_id === me.real_employee_id)
    return { title: t('conflict_own'), text: t('conflict_text', { time }) };
  const who = names.short(newer.editor_name, newer.editor_name_eng);
  return {
    title: t('conflict'),
    text: who === '' ? t('conflict_text', { time }) : t('conflict_who', { who, time }),
  };
};

/** The document was stored meanwhile: what was changed beside what was typed, and which of them holds. */
export const ConflictNote = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form');
  const [compared, setCompared] = useState(false);
  const conflict = useConflict(form);
  const { newer, values } = form.form;
  if (!newer || !conflict) return null;
  return (
    <div role="alert">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        title={conflict.title}
        action={
          <>
            {!compared && (
              <Button size="sm" onClick={() => setCompared(true)}>
                {t('compare')}
              </Button>
            )}
            <ConflictWays form={form} />
          </>
        }
      >
        <p>{conflict.text}</p>
        {compared && <Comparison mine={values} theirs={valuesOf(form.family.form, newer)} form={form} />}
      </Note>
    </div>
  );
};

/** The ways out of a conflict, beside the message wherever it stands. */
export const ConflictWays = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form');
  const { settle } = form.form;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => settle('take')}>
        {t('take_new')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => settle('keep')}>
        {t('keep_mine')}
      </Button>
    </>
  );
};

const Comparison = ({
  mine,
  theirs,
  form,
}: {
  mine: DocumentForm['form']['values'];
  theirs: DocumentForm['form']['values'];
  form: DocumentForm;
}) => {
  const t = useTranslations('documents');
  const print = usePrintedValue(form);
  const words = useFieldWords(form.family.object_id);
  return (
    <table className="mt-2 w-full text-sm">
      <thead className="text-left text-ink-2">
        <tr>
          <th scope="col" className="pr-3 font-medium">
            {t('form.field')}
          </th>
          <th scope="col" className="pr-3 font-medium">
            {t('form.mine')}
          </th>
          <th scope="col" className="font-medium">
            {t('form.theirs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changedFields(mine, theirs).map((field) => (
          <tr key={field}>
            <th scope="row" className="pr-3 text-left font-normal">
              {words.label(field)}
            </th>
            <td className="pr-3">{print(field, mine[field])}</td>
            <td>{print(field, theirs[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A value of the form as people read it. */
const usePrintedValue = (form: DocumentForm) => {
  const days = useDays();
  const names = useNames();
  const print = usePrinted(form.family.object_id);
  const controls = form.family.form.sections.flatMap((section) => section.controls);
  const t = useTranslations('documents.lines');
  return (field: string, value: FormValue | undefined): string => {
    if (isLines(value)) return t('count', { count: value.length });
    if (value === null || value === undefined || value === '') return '—';
    if (field === 'document_type_id') {
      const type = form.types.find((each) => each.id === value);
      return type ? names.full(type.name, type.name_eng) : String(value);
    }
    const control = controls.find((each) => each.kind !== 'period' && each.field === field);
    if (control && control.kind !== 'period' && control.kind !== 'lines') return print(control, value) || '—';
    return isDay(value) ? days.day(value) : String(value);
  };
};
