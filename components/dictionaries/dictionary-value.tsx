'use client';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { Icon } from '../ui/icon.tsx';
import { useValueText } from './described.ts';
import { InUseSwitch } from './in-use-switch.tsx';
import { useOptions } from './use-options.ts';

interface DictionaryValueProps {
  described: DictionaryDescription;
  field: DictionaryField;
  row: AnyRow;
}

/** A value in the table of a dictionary: a switch where rows go out of use, a mark for a flag, words for the rest. */
export const DictionaryValue = ({ described, field, row }: DictionaryValueProps) => {
  const t = useTranslations('dictionary');
  const text = useValueText();
  const value = row[field.name];
  if (field.name === 'disabled') return <InUseSwitch described={described} row={row} />;
  if (field.kind === 'flag')
    return value === '1' ? (
      <>
        <Icon of={Check} size={16} />
        <span className="sr-only">{t('yes')}</span>
      </>
    ) : (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('no')}</span>
      </span>
    );
  if (field.references && field.shown === null)
    return <ReferenceText described={described} field={field} value={value} />;
  const said = text(field, value, row);
  return said === '' ? <span className="text-ink-3">–</span> : <bdi className="wrap-anywhere">{said}</bdi>;
};

/** What a row of another dictionary is called, where the row does not say it itself. */
const ReferenceText = ({
  described,
  field,
  value,
}: Pick<DictionaryValueProps, 'described' | 'field'> & { value: unknown }) => {
  const optionsOf = useOptions(described);
  if (value === null || value === '' || value === undefined) return <span className="text-ink-3">–</span>;
  return optionsOf(field).find((option) => option.value === String(value))?.label ?? String(value);
};
