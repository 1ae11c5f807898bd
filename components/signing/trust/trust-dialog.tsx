'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { KINDS_OF_TRUST, trustAddInput } from '../../../lib/rpc/signing-keys.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowField, WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import type { TrustedRow } from './trusted-row.ts';

/** Adds an authority, or changes where its list is and whether it is believed. */
export const TrustDialog = (editing: Editing<TrustedRow>) => {
  const { edited } = editing;
  const form = useTrustForm(edited === 'new' ? undefined : edited);
  return <FormWindow {...editing} open={editing.edited !== undefined} form={form} />;
};

const ADD = z.object(trustAddInput.shape);
const EDIT = ADD.pick({ crl_url: true, delta_url: true, ocsp_url: true }).extend({ disabled: z.boolean() });

/** Of its list of revoked certificates, of the changes of that list, and of who answers about single ones. */
const ADDRESSES = ['crl_url', 'delta_url', 'ocsp_url'] as const;
const LONGEST = 500;

const useTrustForm = (
  row: TrustedRow | undefined,
): WindowForm<z.infer<typeof ADD> | z.infer<typeof EDIT>> => {
  const t = useTranslations('trust');
  const fields = useTrustFields(row === undefined);
  return {
    title: row?.name ?? t('add'),
    description: row ? undefined : t('add_text'),
    begins: {
      kind: 'root',
      text: '',
      crl_url: row?.crl_url ?? '',
      delta_url: row?.delta_url ?? '',
      ocsp_url: row?.ocsp_url ?? '',
      disabled: row?.disabled === '1',
    },
    fields: () => fields,
    check: row ? EDIT : ADD,
    wrong: () => t('form.wrong_url'),
    method: row ? 'table.edit' : 'trust.add',
    send: (checked) => {
      if (!row || !('disabled' in checked)) return { params: checked };
      const record = { ...checked, disabled: checked.disabled ? '1' : '0' };
      const data = [{ ...record, id: row.id, updated_at: row.updated_at }];
      return { params: { object: 'trusted_certificate', data } };
    },
    saved: t('form.saved'),
  };
};

const useTrustFields = (isNew: boolean): readonly WindowField[] => {
  const t = useTranslations('trust.form');
  const added: WindowField[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('kind'),
      options: KINDS_OF_TRUST.map((value) => ({ value, label: t(value) })),
    },
    { kind: 'area', name: 'text', label: t('text'), hint: t('text_hint'), rows: 6, isCode: true },
  ];
  const addresses = ADDRESSES.map(
    (name): WindowField => ({
      kind: 'text',
      name,
      type: 'url',
      label: t(name),
      hint: t(`${name}_hint`),
      max: LONGEST,
      optional: true,
    }),
  );
  return [
    ...(isNew ? added : []),
    ...addresses,
    ...(isNew ? [] : [{ kind: 'check', name: 'disabled', label: t('disable') } as const]),
  ];
};
