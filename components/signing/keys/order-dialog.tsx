'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/text-input.tsx';

const FORM = 'order-key';

/** Orders a key for a person; somebody else then decides. */
export const OrderDialog = ({
  open,
  onClose,
  onDone,
}: {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}) => {
  const t = useTranslations('keys.orders');
  const common = useTranslations('common');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('order')}
      description={t('order_text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={FORM} busy={busy}>
            {t('order_verb')}
          </Button>
        </>
      }
    >
      {open && <OrderForm onBusy={setBusy} onDone={onDone} />}
    </Dialog>
  );
};

const OrderForm = ({ onBusy, onDone }: { onBusy: (busy: boolean) => void; onDone: () => void }) => {
  const t = useTranslations('keys.orders');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const [person, setPerson] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const send = async (reason: string) => {
    onBusy(true);
    try {
      await call('sign.orderKey', { employee_id: person, reason });
      notify.success(t('ordered_done'));
      onDone();
    } catch (caught) {
      const fields = caught instanceof RpcError ? caught.fieldMessages(locale) : {};
      setError(fields.employee_id ?? errorText(caught));
    } finally {
      onBusy(false);
    }
  };
  return (
    <Form
      id={FORM}
      onSend={(given) => {
        if (person === null) return setError(t('choose_person'));
        return void send(String(given.get('reason') ?? ''));
      }}
    >
      <Field label={t('person')} error={error}>
        {(control) => (
          <EmployeePicker
            {...control}
            value={person}
            onChange={(id) => {
              setPerson(id);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Field label={t('reason')} optional>
        {(control) => <TextInput {...control} name="reason" maxLength={500} />}
      </Field>
    </Form>
  );
};
