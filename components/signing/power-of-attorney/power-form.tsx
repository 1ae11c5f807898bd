'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { localised } from '../../../lib/i18n/localised.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { DayField } from '../../forms/day-field.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { call } from '../../rpc/client.ts';
import { useMasterData } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { randomId } from '../../rpc/random-id.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { base64OfFile } from './base64.ts';
import { FileChoice } from './file-choice.tsx';

interface PowerFormProps {
  onClose: () => void;
  onSaved: () => void;
}

interface Values {
  number: string;
  employee_id: number | null;
  organization_id: number | null;
  valid_from: Day | null;
  valid_to: Day | null;
  xml: File | null;
  xml_signature: File | null;
}

/** A new power of attorney with its two files; the server judges them. */
export const PowerForm = ({ onClose, onSaved }: PowerFormProps) => {
  const t = useTranslations('power_of_attorney');
  const locale = useAppLocale();
  const ids = useId();
  const { roles, organization_id: place } = useProfile();
  const keepsAll = roles.includes('admin');
  const organizations = useMasterData().organization.filter(
    (each) => each.disabled !== '1' && (keepsAll || each.id === place),
  );
  const only = organizations.length === 1 ? Number(organizations[0]?.id) : null;
  const [values, setValues] = useState<Values>({
    number: '',
    employee_id: null,
    organization_id: null,
    valid_from: null,
    valid_to: null,
    xml: null,
    xml_signature: null,
  });
  const [busy, setBusy] = useState(false);
  const { errors, setErrors, refused, form } = useFormErrors();
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const organization_id = values.organization_id ?? only;

  const send = async () => {
    const record = { ...values, number: values.number.trim(), organization_id };
    const missing = Object.entries(record).filter(([, value]) => value === null || value === '');
    const { xml, xml_signature } = record;
    if (missing.length > 0 || !xml || !xml_signature)
      return setErrors(Object.fromEntries(missing.map(([name]) => [name, t('missing')])));
    setBusy(true);
    try {
      const files = { xml: await base64OfFile(xml), xml_signature: await base64OfFile(xml_signature) };
      const data = [{ ...record, ...files }];
      await call('table.add', { object: 'power_of_attorney', data }, { idempotencyKey: randomId() });
      notify.success(t('saved'));
      onSaved();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form formRef={form} onSend={() => void send()}>
      <Field label={t('number')} hint={t('number_hint')} error={errors.number}>
        {(control) => (
          <TextInput
            {...control}
            value={values.number}
            maxLength={100}
            onChange={(event) => set({ number: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('person')} error={errors.employee_id}>
        {(control) => (
          <EmployeePicker
            {...control}
            value={values.employee_id}
            onChange={(employee_id) => set({ employee_id })}
          />
        )}
      </Field>
      <Field label={t('organization')} error={errors.organization_id}>
        {(control) => (
          <Select
            {...control}
            value={organization_id === null ? undefined : String(organization_id)}
            placeholder={t('choose_organization')}
            onValueChange={(value) => set({ organization_id: Number(value) })}
            options={organizations.map((each) => ({
              value: String(each.id),
              label: localised(each, 'name', locale),
            }))}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        {(['valid_from', 'valid_to'] as const).map((name) => (
          <DayField
            key={name}
            id={`${ids}-${name}`}
            label={t(name === 'valid_from' ? 'from' : 'to')}
            value={values[name]}
            onChange={(day) => set({ [name]: day })}
            onBlur={noop}
            error={errors[name]}
          />
        ))}
      </div>
      <FileChoice
        label={t('xml')}
        accept=".xml,application/xml,text/xml"
        file={values.xml}
        onChange={(xml) => set({ xml })}
        error={errors.xml}
      />
      <FileChoice
        label={t('xml_signature')}
        accept=".sig,.sgn,.p7s,.pem"
        file={values.xml_signature}
        onChange={(xml_signature) => set({ xml_signature })}
        error={errors.xml_signature}
      />
      <SaveButtons onCancel={onClose} busy={busy} />
    </Form>
  );
};

const noop = () => undefined;
