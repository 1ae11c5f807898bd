'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ROLES, type StoredRole } from '../../../lib/access/roles.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { RolesField } from './roles-field.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useEditUser } from './use-edit-user.ts';
import { useOrganizations } from './use-organizations.ts';
import { heldRoles, type UserRow } from './user-row.ts';

type RolesBy = ReadonlyMap<number, readonly StoredRole[]>;

/** The roles of a user, organization by organization. */
export const RolesTab = ({ row, kept }: { row: UserRow; kept: string | undefined }) => {
  const t = useTranslations('users');
  const names = useNames();
  const admin = useProfile().roles.includes('admin');
  const organizations = useOrganizations();
  const { save, busy } = useEditUser(row);
  const before = rolesBy(row);
  const [edited, setEdited] = useState<RolesBy>(new Map());
  const shown = organizations.filter(
    ({ id }) => id === row.organization_id || before.has(id) || edited.has(id),
  );
  const others = organizations.filter((each) => !shown.includes(each));
  const changes = [...edited].filter(([id, roles]) => !same(roles, before.get(id) ?? []));
  return (
    <Panel aria-labelledby="user-roles">
      <PanelHead id="user-roles" title={t('tab.roles')} />
      <PanelBody className="flex flex-col gap-6">
        {shown.map((each) => (
          <RolesField
            key={each.id}
            label={t('card.roles_in', { name: names.of(each, 'name') })}
            value={edited.get(each.id) ?? before.get(each.id) ?? []}
            onChange={(roles) => setEdited(new Map(edited).set(each.id, roles))}
            admin={admin}
            fixed={kept !== undefined}
          />
        ))}
        {others.length > 0 && !kept && (
          <div className="max-w-80">
            <Select
              aria-label={t('card.choose_organization')}
              placeholder={t('card.choose_organization')}
              value=""
              onValueChange={(id) => setEdited(new Map(edited).set(Number(id), []))}
              options={others.map((each) => ({ value: String(each.id), label: names.of(each, 'name') }))}
            />
          </div>
        )}
      </PanelBody>
      <SaveFoot
        onSave={() =>
          void save({
            roles: changes.map(([organization_id, roles]) => ({ organization_id, roles: [...roles] })),
          })
        }
        busy={busy}
        reason={kept ?? (changes.length === 0 ? t('card.unchanged') : undefined)}
      />
    </Panel>
  );
};

/** An admin sees the roles of all organizations, hr those of their own. */
const rolesBy = (row: UserRow): Map<number, StoredRole[]> => {
  const all = new Map<number, StoredRole[]>();
  if (row.organization_roles === undefined) {
    if (row.organization_id !== null) all.set(row.organization_id, heldRoles(row.roles));
    return all;
  }
  const held = JSON.parse(row.organization_roles) as { organization_id: number; role: string }[];
  for (const { organization_id, role } of held) {
    const known = ROLES.find((each) => each === role);
    if (known) all.set(organization_id, [...(all.get(organization_id) ?? []), known]);
  }
  return all;
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));
