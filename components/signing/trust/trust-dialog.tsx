'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KINDS_OF_TRUST } from '../../../lib/rpc/signing-keys.ts';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import type { Editing } from '../../lists/use-editing.ts';
import { call } from '../../rpc/client.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { TrustedRow } from './trusted-row.ts';

/** Adds an authority, or changes where its list is and whether it is believed. */
export const TrustDialog = ({ edited, onClose, onSaved }: Editing<TrustedRow>) => {
  const t = useTranslations('trust');
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={onClose}
      title={edited === 'new' ? t('add') : edited?.name}
      {...(edited === 'new' ? { description: t('add_text') } : {})}
    >
      {edited !== undefined && (
        <TrustForm row={edited === 'new' ? undefined : edited} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  );
};

const SHORTEST = 100;
/** Of its list of revoked certificates, of the changes of that list, and of who answers about single ones. */
const ADDRESSES = ['crl_url', 'delta_url', 'ocsp_url'] as const;
type Address = (typeof ADDRESSES)[number];

const TrustForm = ({
  row,
  onClose,
  onSaved,
}: Pick<Editing<TrustedRow>, 'onClose' | 'onSaved'> & { row: TrustedRow | undefined }) => {
  const t = useTranslations('trust.form');
  const [kind, setKind] = useState<string>('root');
  const [disabled, setDisabled] = useState(row?.disabled === '1');
  const { errors, setErrors, refused } = useFormErrors();
  const [busy, setBusy] = useState(false);
  const save = ({ text, ...addresses }: Record<'text' | Address, string>) =>
    row
      ? call('table.edit', {
          object: 'trusted_certificate',
          data: [{ id: row.id, ...addresses, disabled: disabled ? '1' : '0', updated_at: row.updated_at }],
        })
      : call('trust.add', { kind, text, ...addresses });
  const send = async (given: FormData) => {
    const said = (name: string) => String(given.get(name) ?? '').trim();
    const typed = {
      text: said('text'),
      crl_url: said('crl_url'),
      delta_url: said('delta_url'),
      ocsp_url: said('ocsp_url'),
    };
    const wrong = ADDRESSES.filter((name) => typed[name] !== '' && !isAddress(typed[name]));
    const found = {
      ...(row || typed.text.length >= SHORTEST ? {} : { text: t('fill_text') }),
      ...Object.fromEntries(wrong.map((name) => [name, t('wrong_url')])),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await save(typed);
      notify.success(t('saved'));
      onSaved();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSend={(given) => void send(given)}>
      {!row && (
        <>
          <Field label={t('kind')}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                onValueChange={setKind}
                options={KINDS_OF_TRUST.map((value) => ({ value, label: t(value) }))}
              />
            )}
          </Field>
          <Field label={t('text')} hint={t('text_hint')} error={errors.text}>
            {(control) => (
              <Textarea {...control} name="text" rows={6} spellCheck={false} className="font-mono text-sm" />
            )}
          </Field>
        </>
      )}
      {ADDRESSES.map((name) => (
        <Field key={name} label={t(name)} hint={t(`${name}_hint`)} error={errors[name]} optional>
          {(control) => (
            <TextInput {...control} name={name} type="url" defaultValue={row?.[name]} maxLength={500} />
          )}
        </Field>
      ))}
      {row && (
        <Checkbox checked={disabled} onCheckedChange={setDisabled}>
          {t('disable')}
        </Checkbox>
      )}
      <SaveButtons onCancel={onClose} busy={busy} />
    </Form>
  );
};

const isAddress = (text: string): boolean => /^https?:\/\/./.test(text) && URL.canParse(text);
