'use client';
import { ShieldCheck } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../lib/access/route.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import type { RowColumn, RowsDefinition } from '../../lists/rows-definition.ts';
import { type RowsFilters, rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { type SignatureRow, verdictNow } from '../../signatures/signature-row.ts';
import { VerdictTag } from '../../signatures/verify/verdict.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { LEVELS, signaturesOf, TYPES } from './signatures-source.ts';

const loadSheet = () => import('../../signatures/signature-sheet.tsx').then((file) => file.SignatureSheet);
const SignatureSheet = dynamic(loadSheet, { ssr: false });

/** Signatures one made, on documents of one's reports, or of the organization (AMB-010): to be looked at, never changed. */
export const SignaturesScreen = ({ mode }: { mode: Mode }) => {
  const t = useTranslations('signatures');
  const link = usePortalLink();
  useFetchedAhead(loadSheet);
  return (
    <RowsScreen
      definition={useSignatures(mode)}
      title={t(`title.${mode}`)}
      facts={() => t('facts')}
      tools={
        <ButtonLink href={link('verify')} icon={ShieldCheck}>
          {t('check')}
        </ButtonLink>
      }
    />
  );
};

const useSignatures = (mode: Mode): RowsDefinition<SignatureRow> => {
  const t = useTranslations('signatures');
  const names = useNames();
  const { employee_id } = useProfile();
  const nameOf = (row: SignatureRow) => {
    const signer = names.of(row, 'employee_name');
    const behalf = names.short(row.behalf_employee_name, row.behalf_employee_name_eng);
    return row.behalf_employee_id === null ? signer : t('on_behalf', { signer, behalf });
  };
  return {
    source: signaturesOf(mode, employee_id),
    caption: t(`title.${mode}`),
    name: {
      title: t('column.signer'),
      width: 'w-[30%]',
      text: nameOf,
      sub: (row) => `${row.document_number} · ${row.file_name}`,
    },
    columns: useSignatureColumns(),
    filters: rowsFilters(useSignatureFilters()),
    opened: (id, onClose) => <SignatureSheet id={id} onClose={onClose} />,
    empty: { icon: ShieldCheck, title: t('empty.first'), text: t('empty.first_text') },
    none: { title: t('empty.title'), text: t('empty.text'), reset: t('filter.reset') },
  };
};

const useSignatureColumns = (): readonly RowColumn<SignatureRow>[] => {
  const t = useTranslations('signatures');
  const statusWord = useStatusWord();
  const days = useDays();
  return [
    {
      key: 'type',
      title: t('column.type'),
      cell: (row) => (
        <>
          <p>{t(`type.${row.type}`)}</p>
          {row.type !== '1' && <p className="truncate text-sm text-ink-2">{row.certificate_name}</p>}
        </>
      ),
    },
    {
      key: 'status',
      title: t('column.status'),
      width: 'w-42',
      wide: true,
      card: 'hidden',
      cell: (row) => <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />,
    },
    {
      key: 'level',
      title: t('column.level'),
      width: 'w-20',
      wide: true,
      card: 'hidden',
      cell: (row) => row.level,
    },
    {
      key: 'signed_at',
      title: t('column.signed_at'),
      width: 'w-48',
      cell: (row) => <span className="text-ink-2">{days.moment(row.signed_at)}</span>,
    },
    {
      key: 'verdict',
      title: t('column.verdict'),
      width: 'w-36',
      card: 'mark',
      cell: (row) => <VerdictTag verdict={verdictNow(row)} />,
    },
  ];
};

const useSignatureFilters = (): RowsFilters => {
  const t = useTranslations('signatures');
  return {
    label: t('filter.label'),
    reset: t('filter.reset'),
    search: { label: t('search'), hint: t('search_hint') },
    choices: [
      {
        name: 'type',
        label: t('filter.type'),
        options: TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      },
      {
        name: 'level',
        label: t('filter.level'),
        options: LEVELS.map((value) => ({ value, label: value })),
      },
      {
        name: 'result',
        label: t('filter.result'),
        options: (['whole', 'broken'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
      },
    ],
  };
};
