'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccessTag } from './access-tag.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useEditUser } from './use-edit-user.ts';
import type { UserRow } from './user-row.ts';

const SIGNATURES = ['0', '1', '2', '3'] as const;
const LANGUAGES = ['ru', 'en'] as const;
type Form = Pick<UserRow, 'email' | 'login' | 'language' | 'signature' | 'password_doesnt_expire'>;

interface TabProps {
  row: UserRow;
  /** Why the reader may not change this account. */
  kept: string | undefined;
}

/** How somebody comes in, and whether they may. */
export const AccessTab = (props: TabProps) => (
  <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <AccessForm {...props} />
    <Door {...props} />
  </div>
);

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

/** Whether the door is open, since when, and the button that opens and closes it. */
const Door = ({ row, kept }: TabProps) => {
  const t = useTranslations('users');
  const names = useNames();
  const days = useDays();
  const confirm = useConfirm();
  const reasonId = useId();
  const { save, busy } = useEditUser(row);
  const closed = row.disabled === '1';
  const turn = async () => {
    if (closed) return save({ disabled: '0' }, t('card.enabled_done'));
    const yes = await confirm({
      title: t('card.disable_question', { name: names.of(row, 'employee_name') || row.login }),
      text: t('card.disable_text'),
      yes: t('card.disable'),
      no: t('cancel'),
      danger: true,
    });
    if (yes) await save({ disabled: '1' }, t('card.disabled_done'));
  };
  return (
    <Panel aria-labelledby="user-door">
      <PanelHead id="user-door" title={t('list.access')}>
        <AccessTag disabled={closed} />
      </PanelHead>
      <PanelBody className="flex flex-col items-start gap-4">
        <Facts
          items={[
            [t('list.last_sign_in'), row.last_sign_in ? days.moment(row.last_sign_in) : t('list.never')],
            [
              t('card.password_update_date'),
              row.must_change_password === '1'
                ? t('card.must_change_password')
                : days.moment(row.password_update_date),
            ],
            [t('card.two_factor'), t(row.two_factor ? 'card.two_factor_on' : 'card.two_factor_off')],
            [t('card.created'), days.moment(row.create_date)],
          ]}
        />
        <Button
          variant={closed ? 'tonal' : 'outlined'}
          busy={busy}
          disabledReason={kept}
          aria-describedby={kept ? reasonId : undefined}
          onClick={() => void turn()}
        >
          {t(closed ? 'card.enable' : 'card.disable')}
        </Button>
        {kept && <DisabledReason id={reasonId}>{kept}</DisabledReason>}
      </PanelBody>
    </Panel>
  );
};
