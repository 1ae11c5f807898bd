'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayField } from '../../forms/day-field.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFirstWrong } from '../../ui/use-first-wrong.ts';
import type { DeputyRow } from './deputy-panel.tsx';
import { FamiliesField } from './families-field.tsx';

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
  const common = useTranslations('common');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const [person, setPerson] = useState(rule?.deputy_employee_id ?? null);
  const [families, setFamilies] = useState<readonly string[]>(
    rule?.families.split(',').filter(Boolean) ?? [],
  );
  const [from, setFrom] = useState(rule?.date_from ?? null);
  const [to, setTo] = useState(rule?.date_to ?? null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFirstWrong(errors);
  const save = useRpcMutation('user.auth', {
    onSuccess: () => {
      notify.success(t('saved'));
      onSaved();
    },
    onError: (error) => {
      const fields = error instanceof RpcError ? error.fieldMessages(locale) : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) notify.error(errorText(error));
    },
  });
  const send = () =>
    person === null
      ? setErrors({ deputy_employee_id: t('person_missing') })
      : save.mutate({
          action: 'setDeputy',
          deputy_employee_id: person,
          families: [...families],
          date_from: from,
          date_to: to,
        });
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('person')} error={errors.deputy_employee_id}>
        {(control) => <EmployeePicker {...control} object="colleague" value={person} onChange={setPerson} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <DayField
          id="deputy-from"
          label={t('from')}
          value={from}
          onChange={setFrom}
          onBlur={noop}
          error={errors.date_from}
        />
        <DayField
          id="deputy-to"
          label={t('to')}
          value={to}
          onChange={setTo}
          onBlur={noop}
          error={errors.date_to}
        />
      </div>
      <p className="-mt-2 text-sm text-ink-3">{t('days_hint')}</p>
      <FamiliesField value={families} onChange={setFamilies} />
      <div className="flex justify-end gap-2 max-tablet:*:flex-1">
        <Button variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button variant="filled" type="submit" busy={save.isPending}>
          {common('save')}
        </Button>
      </div>
    </form>
  );
};

const noop = () => undefined;
