'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { ParameterOption } from '../../lib/rpc/parameters.ts';
import { FormWindow } from '../forms/window/form-window.tsx';
import type { WindowForm } from '../forms/window/window-form.ts';
import { useNames } from '../people/use-names.ts';

const FAMILIES = ['by_status', 'external_link'] as const;

const added = z.object({ family: z.enum(FAMILIES), code: z.string().min(1), value: z.string().min(1) });
type Added = z.infer<typeof added>;

interface AddProps {
  open: boolean;
  /** Statuses without a period of their own yet. */
  statuses: readonly ParameterOption[];
  onClose: () => void;
}

/** Adds a parameter that names a status or a link: there are as many of these as a company wants. */
export const AddParameterDialog = ({ open, statuses, onClose }: AddProps) => (
  <FormWindow open={open} onClose={onClose} onSaved={onClose} form={useAddedForm(statuses)} />
);

const useAddedForm = (statuses: readonly ParameterOption[]): WindowForm<Added> => {
  const t = useTranslations('settings.new');
  const names = useNames();
  return {
    title: t('title'),
    begins: { family: 'by_status', code: '', value: '' },
    fields: ({ family }) => [
      {
        kind: 'choice',
        name: 'family',
        label: t('family'),
        options: FAMILIES.map((value) => ({ value, label: t(value) })),
      },
      family === 'by_status'
        ? {
            kind: 'choice',
            name: 'code',
            label: t('status'),
            placeholder: t('none'),
            options: statuses.map((each) => ({ value: each.value, label: names.of(each, 'label') })),
          }
        : { kind: 'text', name: 'code', label: t('code'), hint: t('code_hint'), max: 60 },
      family === 'by_status'
        ? { kind: 'text', name: 'value', label: t('days'), max: 6, inputMode: 'numeric' }
        : { kind: 'text', name: 'value', label: t('address'), hint: t('address_hint'), max: 2_000 },
    ],
    check: added,
    method: 'table.add',
    send: ({ family, code, value }) => ({
      params: {
        object: 'parameter',
        data: [
          { code: family === 'by_status' ? `${code}_forbidden_period` : `external_link_${code}`, value },
        ],
      },
    }),
    saved: t('saved'),
    rereads: ['parameter'],
  };
};
