'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfile } from '../../rpc/profile.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { Door } from './door.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useEditUser } from './use-edit-user.ts';
import type { UserRow } from './user-row.ts';

const SIGNATURES = ['0', '1', '2', '3'] as const;
const LANGUAGES = ['ru', 'en'] as const;
type Form = Pick<UserRow, 'email' | 'login' | 'language' | 'signature' | 'password_doesnt_expire'>;

export interface TabProps {
  row: UserRow;
  /** Why the reader may not change this account. */
  kept: string | undefined;
}

/** How a user comes in, whether they may, and where they are in now; the last is for an admin. */
export const AccessTab = (props: TabProps) => {
  const admin = useProfile().roles.includes('admin');
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:grid-rows-[auto_1fr]">
      <AccessForm {...props} />
      <Door {...props} />
      {admin && <DevicesPanel row={props.row} />}
    </div>
  );
};

const AccessForm = ({ row, kept }: TabProps) => {
  const t = useTranslations('users');
  const { save, busy, fields } = useEditUser(row);
  const [form, setForm] = useState<Form>(row);
  const changed = (['email', 'login', 'language', 'signature', 'password_doesnt_expire'] as const).filter(
    (name) => form[name] !== row[name],
  );
  const submit = () =>
    void save({
      ...Object.fromEntries(changed.map((name) => [name, form[name]])),
    });
  const fixed = kept !== undefined;
  return (
    <Panel aria-labelledby="user-access">
      <PanelHead id="user-access" title={t('card.entry')} />
      <PanelBody className="grid gap-4 tablet:grid-cols-2">
        {(['email', 'login'] as const).map((name) => (
          <Field key={name} label={t(`card.${name}`)} error={fields[name]}>
            {(control) => (
              <TextInput
                {...control}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete="off"
                readOnly={fixed}
                maxLength={name === 'email' ? 254 : 100}
                value={form[name]}
                onChange={(event) => setForm({ ...form, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={t('card.signature')}>
          {(control) => (
            <Select
              {...control}
              disabled={fixed}
              value={form.signature}
              onValueChange={(value) =>
                setForm({ ...form, signature: SIGNATURES.find((each) => each === value) ?? '1' })
              }
              options={SIGNATURES.map((value) => ({ value, label: t(`card.signature_${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('card.language')}>
          {(control) => (
            <Select
              {...control}
              disabled={fixed}
              value={form.language}
              onValueChange={(value) => setForm({ ...form, language: value === 'en' ? 'en' : 'ru' })}
              options={LANGUAGES.map((value) => ({ value, label: t(`card.${value}`) }))}
            />
          )}
        </Field>
        <Checkbox
          checked={form.password_doesnt_expire === '1'}
          disabled={fixed}
          onCheckedChange={(on) => setForm({ ...form, password_doesnt_expire: on ? '1' : '0' })}
        >
          {t('card.password_doesnt_expire')}
        </Checkbox>
      </PanelBody>
      <SaveFoot
        onSave={submit}
        busy={busy}
        reason={kept ?? (changed.length === 0 ? t('card.unchanged') : undefined)}
      />
    </Panel>
  );
};
