'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { useNames } from '../../people/use-names.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { NumbersRow } from './organization-numbers.tsx';

interface NumbersDialogProps {
  /** Whose numbers are edited; undefined = closed. */
  edited: NumbersRow | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export const NumbersDialog = ({ edited, onClose, onSaved }: NumbersDialogProps) => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('numbers_one')}
      description={edited && names.of(edited, 'name')}
    >
      {edited && <NumbersForm row={edited} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
};

const NumbersForm = ({ row, onClose, onSaved }: Omit<NumbersDialogProps, 'edited'> & { row: NumbersRow }) => {
  const t = useTranslations('power_of_attorney');
  const [values, setValues] = useState({ ogrn: row.ogrn, inn: row.inn });
  const { errors, refused, form } = useFormErrors();
  const save = useRpcMutation('table.edit', {
    onSuccess: () => {
      notify.success(t('numbers_saved'));
      onSaved();
    },
    onError: refused,
  });
  return (
    <Form
      formRef={form}
      onSend={() =>
        save.mutate({
          object: 'organization',
          data: [{ id: row.id, updated_at: row.updated_at, ...values }],
        })
      }
    >
      {(['ogrn', 'inn'] as const).map((name) => (
        <Field key={name} label={t(name)} error={errors[name]} optional>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={values[name]}
              maxLength={name === 'ogrn' ? 13 : 10}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <SaveButtons onCancel={onClose} busy={save.isPending} />
    </Form>
  );
};
