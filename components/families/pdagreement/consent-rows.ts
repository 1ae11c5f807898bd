import type { ConsentState } from '../../../lib/documents/families/pdagreement/consent-state.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useMasterData } from '../../rpc/master-data.ts';
import type { AnyRow } from '../../rpc/rows.ts';

/** A person and a purpose, as the register has them. */
export interface ConsentRow extends AnyRow {
  readonly employee_id: number;
  readonly document_type_id: number;
  readonly document_id: number | null;
  readonly number: string | null;
  readonly state: ConsentState;
  readonly text_version: number | null;
  readonly newest_version: number;
  readonly status_date: string | null;
  readonly valid_to: string | null;
}

/** The purposes that consents are given for, as a choice. */
export const usePurposes = (): readonly { value: number; label: string }[] => {
  const locale = useAppLocale();
  return useMasterData()
    .document_types.filter((type) => type.object_id === 'pdagreement' && type.disabled !== '1')
    .map((type) => ({ value: Number(type.id), label: localised(type, 'name', locale) }));
};
