'use client';
import { useTranslations } from 'next-intl';
import { localised } from '../../../lib/i18n/localised.ts';
import { PARTIES } from '../../../lib/workflow/signature/law.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { PolicyPlace, PolicyRow } from '../../signatures/policy-row.ts';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { PolicyCell } from './policy-cell.tsx';

interface PolicyTableProps {
  object_id: string;
  rows: readonly PolicyRow[];
  /** What it is called: the family, or what it is about where the family is known. */
  title?: 'family' | 'signing';
  onPick: (place: PolicyPlace) => void;
}

/** One family: its types down, the two parties across. On the phone each type is a block with a line for each party. */
export const PolicyTable = ({ object_id, rows, title = 'family', onPick }: PolicyTableProps) => {
  const t = useTranslations('signature_policy');
  const shell = useTranslations('shell');
  const locale = useAppLocale();
  const { types } = useDictionaries();
  const places = [
    null,
    ...types
      .filter(
        (type) =>
          type.object_id === object_id &&
          (!type.disabled || rows.some((row) => row.document_type_id === type.id)),
      )
      .map((type) => ({ id: type.id, code: type.code, name: localised(type, 'name', locale) })),
  ];
  const head = 'h-[38px] px-(--cell-x) text-left font-medium';
  const name = title === 'family' ? shell(`families.${object_id}`) : t('title');
  return (
    <Panel className="mb-4 overflow-hidden">
      <PanelHead title={name} />
      <table className="w-full table-fixed border-collapse max-tablet:block">
        <caption className="sr-only">{name}</caption>
        <thead className="bg-sunken text-sm text-ink-2 max-tablet:hidden">
          <tr>
            <th scope="col" className={`${head} w-1/3 pl-5!`}>
              {t('type')}
            </th>
            {PARTIES.map((party) => (
              <th key={party} scope="col" className={head}>
                {t(`party.${party}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-tablet:block">
          {places.map((type) => (
            <tr key={type?.id ?? 0} className="max-tablet:block max-tablet:py-2">
              <th
                scope="row"
                className={`px-(--cell-x) py-2 pl-5! text-left align-middle font-medium max-tablet:block max-tablet:pl-4! ${type ? 'tablet:font-normal' : ''}`}
              >
                {type ? type.name : t('all_types')}
              </th>
              {PARTIES.map((party) => (
                <td key={party} className="p-1 align-middle max-tablet:block max-tablet:px-2">
                  <PolicyCell place={{ object_id, type, party }} rows={rows} onPick={onPick} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
