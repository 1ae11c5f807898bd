'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Day } from '../../../lib/kernel/day.ts';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { DaysFields } from './days-fields.tsx';

import { FamiliesField } from './families-field.tsx';
import { OwnDocumentsField } from './own-documents-field.tsx';

interface DeputyDialogProps {
  rule: DeputyRow | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
}

/** Names a deputy: who, for which documents, and for which days when not for every absence. */
export const DeputyDialog = ({ open, onOpenChange, ...rest }: DeputyDialogProps) => {
  const t = useTranslations('grants.deputy');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('dialog')}>
      {open && <DeputyForm onCancel={() => onOpenChange(false)} {...rest} />}
    </Dialog>
  );
};

const DeputyForm = ({
  rule,
  onSaved,
  onCancel,
}: Pick<DeputyDialogProps, 'rule' | 'onSaved'> & { onCancel: () => void }) => {
  const t = useTranslations('grants.deputy');
  const [person, setPerson] = useState(rule?.deputy_employee_id ?? null);
  const [families, setFamilies] = useState<readonly string[]>(
    rule?.families.split(',').filter(Boolean) ?? [],
  );
  const [ownDocuments, setOwnDocuments] = useState(rule?.own_documents === '1');
  const [from, setFrom] = useState(rule?.date_from ?? null);
  const [to, setTo] = useState(rule?.date_to ?? null);
  const { errors, setErrors, refused, form } = useFormErrors();
  const save = useRpcMutation('user.auth', {
    onSuccess: () => {
      notify.success(t('saved'));
      onSaved();
    },
    onError: refused,
  });
  const send = () =>
    person === null
      ? setErrors({ deputy_employee_id: t('person_missing') })
      : save.mutate({
          action: 'setDeputy',
          deputy_employee_id: person,
          families: [...families],
          own_documents: ownDocuments,
          date_from: from,
          date_to: to,
        });
  return (
    <Form formRef={form} onSend={send}>
      <Field label={t('person')} error={errors.deputy_employee_id}>
        {(control) => <EmployeePicker {...control} object="colleague" value={person} onChange={setPerson} />}
      </Field>
      <DaysFields from={from} to={to} onFrom={setFrom} onTo={setTo} errors={errors} />
      <p className="-mt-2 text-sm text-ink-3">{t('days_hint')}</p>
      <FamiliesField value={families} onChange={setFamilies} />
      <OwnDocumentsField value={ownDocuments} onChange={setOwnDocuments} />
      <SaveButtons onCancel={onCancel} busy={save.isPending} />
    </Form>
  );
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
