'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { Editing } from '../../rows/rows-definition.ts';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { CandidateRow } from './candidates-source.ts';

const TEXTS = ['name', 'email', 'vacancy', 'department', 'salary'] as const;
const NEEDED: readonly string[] = ['name', 'email', 'vacancy'];
type FieldName = (typeof TEXTS)[number];

/** A new candidate with what is offered; what is left out is filled in on the document. */
export const CandidateDialog = ({ edited, onClose, onSaved }: Editing<CandidateRow>) => {
  const t = useTranslations('families.recruitment');
  const wrong = useTranslations('rules.field');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const set = (name: FieldName, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  const label = (name: FieldName): string =>
    name === 'name' || name === 'email' ? t(`screen.${name}`) : t(`fields.${name}`);
  const save = async () => {
    const missing = TEXTS.filter((name) => NEEDED.includes(name) && !values[name]?.trim());
    if (missing.length > 0)
      return setErrors(
        Object.fromEntries(
          missing.map((name) => [name, wrong('required', { field: label(name), family: 'recruitment' })]),
        ),
      );
    setBusy(true);
    try {
      await call('candidate.add', Object.fromEntries(Object.entries(values).filter(([, value]) => value)));
      notify.success(t('screen.added'));
      onSaved();
    } catch (error) {
      if (error instanceof RpcError && error.fields.length > 0) setErrors(error.fieldMessages(locale));
      else if (error instanceof RpcError && error.reason === 'email_taken')
        setErrors({ email: errorText(error) });
      else notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('screen.add_title')}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{t('screen.add_no')}</Button>
          <Button variant="filled" busy={busy} onClick={() => void save()}>
            {t('screen.add_yes')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        {TEXTS.map((name) => (
          <Field
            key={name}
            label={label(name)}
            error={errors[name]}
            optional={!NEEDED.includes(name)}
            hint={name === 'email' ? t('screen.email_hint') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                type={name === 'email' ? 'email' : 'text'}
                value={values[name] ?? ''}
                onChange={(event) => set(name, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </Dialog>
  );
};
