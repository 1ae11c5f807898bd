'use client';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { IconButton } from '../../ui/button.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { NumbersDialog } from './numbers-dialog.tsx';

/** An organization with the numbers that stand in its certificates. */
export interface NumbersRow extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly ogrn: string;
  readonly inn: string;
  readonly updated_at: string;
}

/** The numbers of the organizations one keeps; an admin writes them. */
export const OrganizationNumbers = () => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  const titleId = useId();
  const mayEdit = useProfile().roles.includes('admin');
  const view = useView<NumbersRow>('organization', {
    filter: "disabled = '0'",
    select: 'id,name,name_eng,ogrn,inn,updated_at',
    rowsPerPage: 'all',
  });
  const [edited, setEdited] = useState<NumbersRow>();
  const rows = view.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHead title={t('numbers')} id={titleId} note={t('numbers_text')} />
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-4 border-t border-line px-5 py-3 max-tablet:px-4">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{names.of(row, 'name')}</p>
              <p className="text-sm text-ink-2">
                {row.ogrn || row.inn
                  ? [row.ogrn && `${t('ogrn')} ${row.ogrn}`, row.inn && `${t('inn')} ${row.inn}`]
                      .filter(Boolean)
                      .join(' · ')
                  : t('no_numbers')}
              </p>
            </div>
            {mayEdit && (
              <IconButton
                icon={Pencil}
                label={t('edit_numbers', { name: names.of(row, 'name') })}
                onClick={() => setEdited(row)}
              />
            )}
          </li>
        ))}
      </ul>
      <NumbersDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void view.refetch();
        }}
      />
    </Panel>
  );
};
