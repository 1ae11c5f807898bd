'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { type ContactField, LONGEST_LOCATION, PHONE } from '../../../lib/identity/contact.ts';
import { reread } from '../../rpc/reread.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTellNotKept } from './use-tell-not-kept.ts';

type Values = Readonly<Record<ContactField, string>>;

/** The contact fields a person keeps themselves. */
export const ContactsForm = ({ fields, contacts }: { fields: readonly ContactField[]; contacts: Values }) => {
  const t = useTranslations('profile');
  const tellNotKept = useTellNotKept();
  const client = useQueryClient();
  const [values, setValues] = useState<Values>({ phone: contacts.phone, location: contacts.location });
  const [tried, setTried] = useState(false);
  const wrongPhone = fields.includes('phone') && !PHONE.test(values.phone.trim());
  const { mutate, isPending } = useRpcMutation('user.edit', {
    onSuccess: () => {
      notify.success(t('contacts.kept'));
      void reread(client, 'employee');
    },
    onError: tellNotKept,
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrongPhone)
      mutate({ data: Object.fromEntries(fields.map((field) => [field, values[field].trim()])) });
  };
  return (
    <form className="flex flex-col items-start gap-4" noValidate onSubmit={keep}>
      {fields.map((field) => (
        <Field
          key={field}
          className="w-full"
          label={t(`contacts.${field}`)}
          optional
          error={field === 'phone' && tried && wrongPhone && t('contacts.wrong_phone')}
        >
          {(control) => (
            <TextInput
              {...control}
              type={field === 'phone' ? 'tel' : 'text'}
              autoComplete={field === 'phone' ? 'work tel' : 'off'}
              maxLength={field === 'phone' ? 40 : LONGEST_LOCATION}
              value={values[field]}
              onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="filled" busy={isPending}>
        {t('contacts.keep')}
      </Button>
    </form>
  );
};
