'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { rowsAddress } from '../../lists/rows-address.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';
import type { AnyRow } from '../../rpc/rows.ts';

interface TextRow extends AnyRow {
  readonly version: number;
  readonly date_from: string;
  readonly valid_for_months: number | null;
}

const SOURCE = { object: 'consent_text', address: rowsAddress() };

const dialog = () => import('./text-dialog.tsx').then((file) => file.TextDialog);

/** The texts that people agree to, every version, the latest first. */
export const TextsScreen = () => {
  const t = useTranslations('families.pdagreement.texts');
  return (
    <RowsScreen
      definition={useTexts()}
      title={t('title')}
      add={t('add')}
      intro={<p className="mb-4 max-w-[80ch] text-ink-2">{t('intro')}</p>}
    />
  );
};

const useTexts = (): RowsDefinition<TextRow> => {
  const t = useTranslations('families.pdagreement.texts');
  const names = useNames();
  const days = useDays();
  return {
    source: SOURCE,
    caption: t('title'),
    name: {
      title: t('purpose'),
      width: 'w-[28%]',
      text: (row) => names.of(row, 'document_type_name'),
      sub: (row) =>
        [t('version', { version: row.version }), names.of(row, 'organization_name') || t('all')].join(' · '),
    },
    columns: [
      {
        key: 'text',
        title: t('text'),
        cell: (row) => <p className="line-clamp-3">{names.of(row, 'text')}</p>,
      },
      {
        key: 'from',
        title: t('from'),
        width: 'w-40',
        card: 'mark',
        cell: (row) => (
          <>
            <p>{days.day(row.date_from)}</p>
            <p className="text-sm text-ink-2">
              {row.valid_for_months === null ? t('unlimited') : t('months', { count: row.valid_for_months })}
            </p>
          </>
        ),
      },
    ],
    dialog,
    empty: { icon: FileText, title: t('empty'), text: t('empty_text') },
  };
};
