'use client';
import { BadgeCheck, Ban, FileBadge } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { and, eq } from '../../../lib/filter/filter.ts';
import { useDays } from '../../calendar/use-days.ts';
import { type RowAction, rowsOffers } from '../../lists/row-actions.tsx';
import { rowsAddress } from '../../lists/rows-address.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsPanel } from '../../lists/rows-panel.tsx';
import { useRows } from '../../lists/use-rows.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { CERTIFICATE_FIELDS, type CertificateRow } from './certificate-row.ts';

const SOURCE = {
  object: 'certificate',
  select: CERTIFICATE_FIELDS,
  size: 10,
  address: rowsAddress({
    prefix: 'certificates-',
    searched: ['employee_name', 'employee_name_eng', 'serial_number'],
    views: {
      valid: and(eq('confirmed', '1'), eq('disabled', '0')),
      waiting: and(eq('confirmed', '0'), eq('disabled', '0')),
      over: eq('disabled', '1'),
    },
    sorts: { name: 'employee_name', until: 'expiration_date' },
  }),
};
const VIEWS = ['waiting', 'valid', 'over'] as const;

/** Certificates of the people the reader keeps: those that wait for them, those in use, those taken away. */
export const CertificatesPanel = () => {
  const t = useTranslations('keys.certificates');
  return (
    <RowsPanel definition={useCertificates()} inSight={useRows<CertificateRow>(SOURCE)} title={t('title')} />
  );
};

const useCertificates = (): RowsDefinition<CertificateRow> => {
  const t = useTranslations('keys.certificates');
  const names = useNames();
  const days = useDays();
  return {
    source: SOURCE,
    caption: t('title'),
    name: { title: t('column.person'), width: 'w-[30%]', text: (row) => names.of(row, 'employee_name') },
    columns: [
      {
        key: 'certificate',
        title: t('column.certificate'),
        cell: (row) => (
          <>
            <p>{t(`type.${row.type}`)}</p>
            {row.type === '3' && <p className="text-sm text-ink-2">{row.name}</p>}
            <p className="text-sm text-ink-3">{t('serial', { serial: row.serial_number })}</p>
          </>
        ),
      },
      {
        key: 'until',
        title: t('column.until'),
        width: 'w-38',
        cell: (row) =>
          row.disabled === '1' ? t('gone') : t('until', { day: days.day(days.dayOf(row.expiration_date)) }),
      },
    ],
    filters: rowsFilters({
      label: t('which'),
      reset: t('reset'),
      search: { label: t('search'), hint: t('search_hint') },
      views: {
        label: t('which'),
        options: VIEWS.map((value) => ({ value, label: t(`filter.${value}`) })),
      },
    }),
    offers: rowsOffers({ of: useCertificateActions(), width: 'w-78' }),
    empty: (view) => ({
      icon: FileBadge,
      title: t(`none.${VIEWS.find((each) => each === view) ?? 'valid'}`),
    }),
    none: { title: t('not_found'), reset: t('reset') },
  };
};

const useCertificateActions = (): ((row: CertificateRow) => RowAction[]) => {
  const t = useTranslations('keys.certificates');
  const words = useTranslations('keys.revoke');
  const names = useNames();
  const { employee_id } = useProfile();
  return ({ id, ...row }) => {
    const name = names.of(row, 'employee_name');
    const revoke: RowAction = {
      key: 'revoke',
      icon: Ban,
      label: words('verb'),
      text: words('verb'),
      danger: true,
      ask: {
        title: words('title_of', { name }),
        text: words('text'),
        yes: words('verb'),
        no: words('keep'),
        danger: true,
      },
      act: () => call('sign.revokeCertificate', { id, reason: 'hr' }),
      done: words('done'),
    };
    const confirm: RowAction = {
      key: 'confirm',
      icon: BadgeCheck,
      label: t('confirm'),
      text: t('confirm'),
      look: 'tonal',
      why: row.employee_id === employee_id ? t('own_waits') : undefined,
      act: () => call('sign.confirmCertificate', { id }),
      done: t('confirmed', { name }),
    };
    if (row.disabled === '1') return [];
    return row.confirmed === '0' ? [revoke, confirm] : [revoke];
  };
};
