'use client';
import { useTranslations } from 'next-intl';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** Which families of documents; none ticked means all. */
export const FamiliesField = ({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange: (families: string[]) => void;
}) => {
  const t = useTranslations('grants');
  const shell = useTranslations('shell');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('families')}</legend>
      {FAMILY_IDENTITIES.map(({ object_id }) => (
        <Checkbox
          key={object_id}
          checked={value.includes(object_id)}
          onCheckedChange={(on) =>
            onChange(on ? [...value, object_id] : value.filter((family) => family !== object_id))
          }
        >
          {shell(`families.${object_id}`)}
        </Checkbox>
      ))}
      <p className="text-sm text-ink-3">{t('families_hint')}</p>
    </fieldset>
  );
};
