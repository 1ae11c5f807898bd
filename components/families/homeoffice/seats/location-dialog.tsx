'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { useOrganizations } from '../../../identity/users/use-organizations.ts';
import { useNames } from '../../../people/use-names.ts';
import { RowDialog } from '../../../rows/form/row-dialog.tsx';
import type { RowForm } from '../../../rows/form/row-form-definition.ts';
import type { Editing } from '../../../rows/rows-definition.ts';
import { useProfile } from '../../../rpc/profile.ts';
import type { LocationRow } from './location-row.ts';

/** Adds an office whose seats are counted, or changes how many it has. */
export const LocationDialog = (editing: Editing<LocationRow>) => {
  const { edited } = editing;
  const form = useLocationForm(edited === 'new' ? undefined : edited);
  return <RowDialog editing={editing} form={form} />;
};

const SEATS_MAX = 100_000;
const CHECK = z.object({
  location: z.string().trim().min(1).max(200),
  seats: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().max(SEATS_MAX)),
  organization_id: z.coerce.number().int().positive(),
  disabled: z.boolean(),
});

const useLocationForm = (row: LocationRow | undefined): RowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('families.homeoffice.seats');
  const names = useNames();
  const organizations = useOrganizations();
  const { organization_id } = useProfile();
  const options = organizations.map((each) => ({ value: String(each.id), label: names.of(each, 'name') }));
  return {
    title: row ? t('edit', { name: row.location }) : t('add'),
    begins: {
      location: row?.location ?? '',
      seats: row ? String(row.seats) : '',
      organization_id: String(row?.organization_id ?? organization_id ?? ''),
      disabled: row?.disabled === '1',
    },
    fields: () => [
      { kind: 'text', name: 'location', label: t('location'), hint: t('location_hint'), max: 200 },
      { kind: 'text', name: 'seats', label: t('seats'), max: 6, inputMode: 'numeric' },
      ...(options.length > 1
        ? [{ kind: 'choice', name: 'organization_id', label: t('organization'), options } as const]
        : []),
      ...(row ? [{ kind: 'check', name: 'disabled', label: t('disabled') } as const] : []),
    ],
    check: CHECK,
    wrong: (field) => t(field === 'seats' ? 'wrong_seats' : 'fill'),
    method: row ? 'table.edit' : 'table.add',
    send: ({ disabled, ...checked }) => {
      const record = { ...checked, disabled: disabled ? '1' : '0' };
      const data = [row ? { ...record, id: row.id, updated_at: row.updated_at } : record];
      return { params: { object: 'office_location', data } };
    },
    saved: t('saved'),
  };
};
