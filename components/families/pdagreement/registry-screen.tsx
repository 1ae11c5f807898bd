'use client';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CONSENT_STATES } from '../../../lib/documents/families/pdagreement/consent-state.ts';
import { useDays } from '../../calendar/use-days.ts';
import { rowsAddress } from '../../lists/rows-address.ts';
import { oneOf, oneOfIds } from '../../lists/rows-choices.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { WarningTag } from '../../ui/tag.tsx';
import { type ConsentRow, usePurposes } from './consent-rows.ts';
import { RegistryActions } from './registry-actions.tsx';

const SOURCE = {
  object: 'consent_state',
  orderBy: 'employee_name',
  address: rowsAddress({
    searched: ['employee_name', 'employee_name_eng', 'department', 'department_eng'],
    choices: { state: oneOf('state', CONSENT_STATES), purpose: oneOfIds('document_type_id') },
    sorts: { name: 'employee_name', state: 'state', signed: 'status_date', valid: 'valid_to' },
  }),
};

/** Who of the organization has agreed to what, and who has not. */
export const RegistryScreen = () => {
  const t = useTranslations('families.pdagreement.registry');
  return (
    <RowsScreen
      definition={useRegistry()}
      title={t('title')}
      facts={(count) => count !== undefined && t('facts', { count })}
      tools={<RegistryActions source={SOURCE} />}
    />
  );
};

const useRegistry = (): RowsDefinition<ConsentRow> => {
  const t = useTranslations('families.pdagreement.registry');
  const names = useNames();
  const days = useDays();
  const purposes = usePurposes();
  return {
    source: SOURCE,
    caption: t('title'),
    name: {
      title: t('person'),
      width: 'w-[28%]',
      text: (row) => names.of(row, 'employee_name'),
      sub: (row) => names.of(row, 'department'),
    },
    columns: [
      {
        key: 'purpose',
        title: t('purpose'),
        cell: (row) => names.of(row, 'document_type_name'),
        card: 'sub',
      },
      { key: 'state', title: t('state'), width: 'w-48', card: 'mark', cell: (row) => <State row={row} /> },
      {
        key: 'signed',
        title: t('signed'),
        width: 'w-36',
        named: true,
        cell: (row) => (row.status_date === null ? '' : days.day(days.dayOf(row.status_date))),
      },
      {
        key: 'valid',
        title: t('valid_to'),
        width: 'w-36',
        named: true,
        wide: true,
        cell: (row) => (row.valid_to === null ? '' : days.day(row.valid_to)),
      },
    ],
    filters: rowsFilters({
      label: t('filters'),
      reset: t('reset'),
      search: { label: t('search'), hint: t('search_hint') },
      choices: [
        {
          name: 'state',
          label: t('state'),
          options: CONSENT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
        },
        {
          name: 'purpose',
          label: t('purpose'),
          options: purposes.map(({ value, label }) => ({ value: String(value), label })),
        },
      ],
    }),
    empty: { icon: ShieldCheck, title: t('empty'), text: t('empty_text') },
    none: { title: t('none'), text: t('none_text'), reset: t('reset') },
  };
};

/** How the person stands, with the document that says so. */
const State = ({ row }: { row: ConsentRow }) => {
  const t = useTranslations('families.pdagreement.registry');
  const link = usePortalLink();
  const word = t(`states.${row.state}`);
  return (
    <>
      {row.state === 'given' || row.state === 'asked' ? <p>{word}</p> : <WarningTag>{word}</WarningTag>}
      {row.document_id !== null && (
        <AppLink href={link('updagreement', { id: row.document_id }, { mode: 'hr' })} className="text-sm">
          {[row.number, row.text_version === null ? '' : t('version', { version: row.text_version })]
            .filter(Boolean)
            .join(' · ')}
        </AppLink>
      )}
    </>
  );
};
