'use client';
import { useTranslations } from 'next-intl';
import { KEPT_ROLES, type StoredRole } from '../../../lib/access/roles.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SHOWN_ROLES } from './user-row.ts';

/** The roles of a user in one organization; roles only an admin gives say so to others. */
export const RolesField = ({
  label,
  value,
  onChange,
  admin,
  fixed = false,
}: {
  label: string;
  value: readonly StoredRole[];
  onChange: (roles: StoredRole[]) => void;
  /** The caller is an admin. */
  admin: boolean;
  fixed?: boolean;
}) => {
  const t = useTranslations('users.card');
  const role = useTranslations('shell.role');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-ink-2">{label}</legend>
      <div className="grid gap-x-6 gap-y-2.5 tablet:grid-cols-3">
        {SHOWN_ROLES.map((each) => (
          <Checkbox
            key={each}
            checked={value.includes(each)}
            disabled={fixed || (KEPT_ROLES.includes(each) && !admin)}
            onCheckedChange={(on) =>
              onChange(on ? [...value, each] : value.filter((other) => other !== each))
            }
          >
            {role(each)}
            {KEPT_ROLES.includes(each) && !admin && (
              <span className="block text-sm text-ink-3">{t('admin_role')}</span>
            )}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
};
