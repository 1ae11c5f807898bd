'use client';
import { Building2, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { eq } from '../../../lib/filter/filter.ts';
import { rowsOffers } from '../../lists/row-actions.tsx';
import { rowsAddress } from '../../lists/rows-address.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { RowsPanel } from '../../lists/rows-panel.tsx';
import { useRowEditor } from '../../lists/use-row-editor.ts';
import { useRows } from '../../lists/use-rows.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { NumbersRow } from './numbers-dialog.tsx';

const SOURCE = {
  object: 'organization',
  select: 'id,name,name_eng,ogrn,inn,updated_at',
  filter: eq('disabled', '0'),
  address: rowsAddress({ prefix: 'organizations-' }),
};

const dialog = () => import('./numbers-dialog.tsx').then((file) => file.NumbersDialog);

/** The numbers of the organizations one keeps; an admin writes them. */
export const OrganizationNumbers = () => {
  const t = useTranslations('power_of_attorney');
  const inSight = useRows<NumbersRow>(SOURCE);
  const editor = useRowEditor(dialog, () => void inSight.again());
  const definition = useNumbers();
  if (!inSight.pending && !inSight.failure && inSight.total === 0) return null;
  return (
    <div className="mt-6">
      <RowsPanel
        definition={definition}
        inSight={inSight}
        onEdit={editor.edit}
        title={t('numbers')}
        note={t('numbers_text')}
      />
      {editor.dialog}
    </div>
  );
};

const useNumbers = (): RowsDefinition<NumbersRow> => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  const mayEdit = useProfile().roles.includes('admin');
  return {
    source: SOURCE,
    caption: t('numbers'),
    name: { title: t('organization_name'), width: 'w-[30%]', text: (row) => names.of(row, 'name') },
    columns: (['ogrn', 'inn'] as const).map((name) => ({
      key: name,
      title: t(name),
      named: true,
      cell: (row) => row[name] || <span className="text-ink-3">{t('no_number')}</span>,
    })),
    ...(mayEdit && {
      offers: rowsOffers<NumbersRow>({
        width: 'w-20',
        of: (row, edit) => [
          {
            key: 'edit',
            icon: Pencil,
            label: t('edit_numbers', { name: names.of(row, 'name') }),
            open: () => edit(row),
          },
        ],
      }),
    }),
    empty: { icon: Building2, title: t('numbers') },
  };
};
