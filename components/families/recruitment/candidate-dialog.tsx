'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import type { CandidateRow } from './candidates-source.ts';

/** A new candidate with what is offered; what is left out is filled in on the document. */
export const CandidateDialog = (editing: Editing<CandidateRow>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={useCandidateForm()} />
);

const filled = z.string().min(1);
const CHECK = z.object({
  name: filled,
  email: filled,
  vacancy: filled,
  department: z.string(),
  salary: z.string(),
});
const NAMES = CHECK.keyof().options;

const useCandidateForm = (): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('families.recruitment');
  return {
    title: t('screen.add_title'),
    size: 'md',
    begins: Object.fromEntries(NAMES.map((name) => [name, ''])),
    fields: () =>
      NAMES.map((name) => ({
        kind: 'text',
        name,
        label: name === 'name' || name === 'email' ? t(`screen.${name}`) : t(`fields.${name}`),
        half: 'wide',
        optional: name === 'department' || name === 'salary',
        ...(name === 'email' && { type: 'email', hint: t('screen.email_hint') }),
      })),
    check: CHECK,
    method: 'candidate.add',
    send: (said) => ({ params: Object.fromEntries(Object.entries(said).filter(([, value]) => value)) }),
    fieldOf: (reason) => (reason === 'email_taken' ? 'email' : undefined),
    verb: t('screen.add_yes'),
    no: t('screen.add_no'),
    saved: t('screen.added'),
  };
};
