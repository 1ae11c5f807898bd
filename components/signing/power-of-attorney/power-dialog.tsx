'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { localised } from '../../../lib/i18n/localised.ts';
import { id } from '../../../lib/rpc/shapes.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowField, WindowForm } from '../../forms/window/window-form.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import { useMasterData } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { base64OfFile } from './base64.ts';
import { FileChoice } from './file-choice.tsx';
import type { PowerRow } from './power-row.ts';

/** A new power of attorney with its two files; the server judges them. */
export const PowerDialog = (editing: Editing<PowerRow>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={usePowerForm()} />
);

const CHECK = z.object({
  number: z.string().min(1),
  employee_id: id,
  organization_id: id,
  valid_from: z.string(),
  valid_to: z.string(),
  xml: z.file(),
  xml_signature: z.file(),
});

const usePowerForm = (): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('power_of_attorney');
  const organizations = useOwnOrganizations();
  const only = organizations.length === 1 ? (organizations[0]?.value ?? null) : null;
  const fields = usePowerFields(organizations);
  return {
    title: t('new'),
    begins: {
      number: '',
      employee_id: null,
      organization_id: only,
      valid_from: null,
      valid_to: null,
      xml: null,
      xml_signature: null,
    },
    fields: () => fields,
    check: CHECK,
    wrong: () => t('missing'),
    method: 'table.add',
    send: async ({ xml, xml_signature, ...record }) => {
      const files = { xml: await base64OfFile(xml), xml_signature: await base64OfFile(xml_signature) };
      return { params: { object: 'power_of_attorney', data: [{ ...record, ...files }] } };
    },
    saved: t('saved'),
  };
};

const usePowerFields = (
  organizations: readonly { value: number; label: string }[],
): readonly WindowField[] => {
  const t = useTranslations('power_of_attorney');
  const file = (name: 'xml' | 'xml_signature', accept: string): WindowField => ({
    kind: 'own',
    name,
    control: ({ value, onChange, error }) => (
      <FileChoice
        label={t(name)}
        accept={accept}
        file={value instanceof File ? value : null}
        onChange={onChange}
        error={error}
      />
    ),
  });
  return [
    { kind: 'text', name: 'number', label: t('number'), hint: t('number_hint'), max: 100 },
    { kind: 'person', name: 'employee_id', label: t('person') },
    {
      kind: 'choice',
      name: 'organization_id',
      label: t('organization'),
      placeholder: t('choose_organization'),
      options: organizations,
    },
    { kind: 'day', name: 'valid_from', label: t('from'), half: 'always' },
    { kind: 'day', name: 'valid_to', label: t('to'), half: 'always' },
    file('xml', '.xml,application/xml,text/xml'),
    file('xml_signature', '.sig,.sgn,.p7s,.pem'),
  ];
};

/** Organizations the caller may keep powers of attorney of. */
const useOwnOrganizations = () => {
  const locale = useAppLocale();
  const { roles, organization_id: place } = useProfile();
  const keepsAll = roles.includes('admin');
  return useMasterData()
    .organization.filter((each) => each.disabled !== '1' && (keepsAll || each.id === place))
    .map((each) => ({ value: Number(each.id), label: localised(each, 'name', locale) }));
};
