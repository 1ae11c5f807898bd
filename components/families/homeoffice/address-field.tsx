'use client';
import { useTranslations } from 'next-intl';
import { FormControlOf } from '../../documents/form/form-controls.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useView } from '../../rpc/use-view.ts';
import { Chip, ChipGroup } from '../../ui/chip.tsx';

/** Addresses that are offered, the latest first. */
const OFFERED = 3;
/** Requests in which they are looked for. */
const LOOKED_AT = 20;

/** Where the person will work, with the addresses of their last requests to choose from. */
export const AddressField = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.homeoffice.screen');
  const { employee_id } = form.situation.doc;
  const before = useView<{ id: number; address: string }>(
    form.family.object_id,
    {
      select: 'id,address',
      filter: `employee_id = ${employee_id ?? 0} and address <> ''`,
      orderBy: 'id',
      sort: 'desc',
      rowsPerPage: LOOKED_AT,
    },
    { enabled: employee_id !== null },
  );
  const value = form.form.values.address;
  const addresses = [...new Set((before.data?.data ?? []).map(({ address }) => address))]
    .filter((address) => address !== value)
    .slice(0, OFFERED);
  return (
    <div className="col-span-full flex flex-col gap-2">
      <FormControlOf control={{ kind: 'text', field: 'address', max: 300 }} form={form} />
      {addresses.length > 0 && (
        <ChipGroup label={t('addresses')}>
          {addresses.map((address) => (
            <Chip key={address} on={false} onClick={() => form.set({ address })}>
              {address}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  );
};
