'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import { useNames } from '../../people/use-names.ts';
import type { AnyRow } from '../../rpc/rows.ts';

/** Writes the numbers of an organization; the server judges their digits. */
export const NumbersDialog = (editing: Editing<NumbersRow>) => {
  const { edited } = editing;
  const form = useNumbersForm(edited === 'new' ? undefined : edited);
  return <FormWindow {...editing} open={editing.edited !== undefined} form={form} />;
};

const CHECK = z.object({ ogrn: z.string(), inn: z.string() });

const useNumbersForm = (row: NumbersRow | undefined): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  return {
    title: t('numbers_one'),
    description: row && names.of(row, 'name'),
    begins: { ogrn: row?.ogrn ?? '', inn: row?.inn ?? '' },
    fields: () =>
      (['ogrn', 'inn'] as const).map((name) => ({
        kind: 'text',
        name,
        label: t(name),
        inputMode: 'numeric',
        max: name === 'ogrn' ? 13 : 10,
        optional: true,
      })),
    check: CHECK,
    wrong: (field) => t(field === 'ogrn' ? 'ogrn' : 'inn'),
    method: 'table.edit',
    send: (numbers) => ({
      params: { object: 'organization', data: [{ id: row?.id, updated_at: row?.updated_at, ...numbers }] },
    }),
    saved: t('numbers_saved'),
  };
};

/** An organization with the numbers that stand in its certificates. */
export interface NumbersRow extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly ogrn: string;
  readonly inn: string;
  readonly updated_at: string;
}
