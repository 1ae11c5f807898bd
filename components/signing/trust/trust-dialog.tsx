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
  const save = (text: string, crl_url: string) =>
    row
      ? call('table.edit', {
          object: 'trusted_certificate',
          data: [{ id: row.id, crl_url, disabled: disabled ? '1' : '0', updated_at: row.updated_at }],
        })
      : call('trust.add', { kind, text, crl_url });
  const send = async (given: FormData) => {
    const [text, crl_url] = ['text', 'crl_url'].map((name) => String(given.get(name) ?? '').trim());
    const found = {
      ...(row || (text?.length ?? 0) >= SHORTEST ? {} : { text: t('fill_text') }),
      ...(!crl_url || isAddress(crl_url) ? {} : { crl_url: t('wrong_url') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await save(text ?? '', crl_url ?? '');
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
      <Field label={t('crl_url')} hint={t('crl_url_hint')} error={errors.crl_url} optional>
        {(control) => (
          <TextInput {...control} name="crl_url" type="url" defaultValue={row?.crl_url} maxLength={500} />
        )}
      </Field>
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
