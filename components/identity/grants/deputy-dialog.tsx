'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { Day } from '../../../lib/kernel/day.ts';
import { id } from '../../../lib/rpc/shapes.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import { FamiliesField } from './families-field.tsx';

interface DeputyDialogProps {
  rule: DeputyRow | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Names a deputy: who, for which documents, and for which days when not for every absence. */
export const DeputyDialog = ({ rule, ...rest }: DeputyDialogProps) => (
  <FormWindow {...rest} form={useDeputyForm(rule)} />
);

const CHECK = z.object({
  deputy_employee_id: id,
  date_from: z.string().nullable(),
  date_to: z.string().nullable(),
  families: z.array(z.string()),
  own_documents: z.boolean(),
});

const useDeputyForm = (rule: DeputyRow | undefined): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('grants.deputy');
  const words = useTranslations('grants');
  return {
    title: t('dialog'),
    begins: {
      deputy_employee_id: rule?.deputy_employee_id ?? null,
      date_from: rule?.date_from ?? null,
      date_to: rule?.date_to ?? null,
      families: rule?.families.split(',').filter(Boolean) ?? [],
      own_documents: rule?.own_documents === '1',
    },
    fields: () => [
      { kind: 'person', name: 'deputy_employee_id', label: t('person'), of: 'colleague' },
      { kind: 'day', name: 'date_from', label: words('from'), half: 'always' },
      { kind: 'day', name: 'date_to', label: words('to'), half: 'always' },
      {
        kind: 'own',
        name: 'days',
        control: () => <p className="-mt-2 text-sm text-ink-3">{t('days_hint')}</p>,
      },
      {
        kind: 'own',
        name: 'families',
        control: ({ value, onChange }) => (
          <FamiliesField value={Array.isArray(value) ? value : []} onChange={onChange} />
        ),
      },
      { kind: 'check', name: 'own_documents', label: words('own_documents_lent') },
    ],
    check: CHECK,
    missing: (field) => (field === 'deputy_employee_id' ? t('person_missing') : undefined),
    method: 'user.auth',
    send: (deputy) => ({ params: { action: 'setDeputy', ...deputy } }),
    saved: t('saved'),
  };
};

/** A rule as the view sends it. */
export interface DeputyRow {
  readonly id: number;
  readonly deputy_employee_id: number;
  readonly families: string;
  readonly own_documents: '0' | '1';
  readonly date_from: Day | null;
  readonly date_to: Day | null;
  readonly [field: string]: unknown;
}
