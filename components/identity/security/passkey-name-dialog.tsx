'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const NAME_MAX = 60;

/** Asks for the name of a passkey: an empty `of` is a new one, none at all closes the window. */
export const PasskeyNameDialog = ({
  of,
  busy,
  error,
  onClose,
  onName,
}: {
  of: string | undefined;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onName: (name: string) => void;
}) => {
  const t = useTranslations('passkeys');
  const common = useTranslations('common');
  const form = useId();
  const [blank, setBlank] = useState(false);
  const [shown, setShown] = useState('');
  // The words stay while the window goes.
  if (of !== undefined && of !== shown) setShown(of);
  const isNew = (of ?? shown) === '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setBlank(name === '');
    if (name !== '') return onName(name);
    const field = event.currentTarget.elements.namedItem('name');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Dialog
      open={of !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t(isNew ? 'add_title' : 'rename_title')}
      description={isNew ? t('add_text') : undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={form} busy={busy}>
            {isNew ? t('continue') : common('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} onInput={() => setBlank(false)}>
        <Field
          label={t('name')}
          hint={isNew ? t('name_hint') : undefined}
          error={blank ? t('fill_name') : error}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              defaultValue={of}
              maxLength={NAME_MAX}
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
