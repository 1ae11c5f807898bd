'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { id } from '../../../lib/rpc/shapes.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { usePurposes } from './consent-rows.ts';

/** A new version of a text; the server numbers it. */
export const TextDialog = (editing: Editing<AnyRow>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={useTextForm()} />
);

const CHECK = z.object({
  document_type_id: id,
  text: z.string().trim().min(1).max(8000),
  text_eng: z.string().max(8000),
  scope: z.string().trim().min(1).max(2000),
  scope_eng: z.string().max(2000),
  valid_for_months: z.string().regex(/^\d{0,4}$/),
  date_from: z.string(),
});

const useTextForm = (): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('families.pdagreement.texts');
  const purposes = usePurposes();
  return {
    title: t('add'),
    description: t('intro'),
    size: 'lg',
    begins: {
      document_type_id: null,
      text: '',
      text_eng: '',
      scope: '',
      scope_eng: '',
      valid_for_months: '',
      date_from: null,
    },
    fields: () => [
      {
        kind: 'choice',
        name: 'document_type_id',
        label: t('purpose'),
        placeholder: t('choose'),
        options: purposes,
      },
      { kind: 'area', name: 'text', label: t('text'), rows: 6 },
      { kind: 'area', name: 'text_eng', label: t('text_eng'), rows: 6, optional: true },
      { kind: 'area', name: 'scope', label: t('scope'), rows: 3 },
      { kind: 'area', name: 'scope_eng', label: t('scope_eng'), rows: 3, optional: true },
      { kind: 'day', name: 'date_from', label: t('from'), half: 'always' },
      {
        kind: 'text',
        name: 'valid_for_months',
        label: t('valid_for'),
        hint: t('valid_for_hint'),
        inputMode: 'numeric',
        max: 4,
        half: 'always',
        optional: true,
      },
    ],
    check: CHECK,
    wrong: () => t('missing'),
    method: 'table.add',
    send: ({ valid_for_months, ...text }) => ({
      params: {
        object: 'consent_text',
        data: [{ ...text, ...(valid_for_months === '' ? {} : { valid_for_months }) }],
      },
    }),
    saved: t('saved'),
    rereads: ['consent_state'],
  };
};
