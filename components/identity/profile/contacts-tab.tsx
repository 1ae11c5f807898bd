'use client';
import { useTranslations } from 'next-intl';
import { editableContacts } from '../../../lib/identity/contact.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { useParameters } from '../../shell/portal.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { ContactsForm } from './contacts-form.tsx';

/** How colleagues reach the person: what the client leaves to its people can be changed here. */
export const ContactsTab = () => {
  const t = useTranslations('profile');
  const profile = useProfile();
  const parameters = useParameters();
  const editable = profile.grant_id === null ? editableContacts(parameters) : [];
  const { data } = useView<AnyRow & Contacts>(
    'employee',
    { filter: `id = ${profile.employee_id ?? 0}`, select: 'id,email,phone,location' },
    { enabled: profile.employee_id !== null },
  );
  const row = data?.data[0];
  const placeIn = usePlaceNames([row?.location ?? '']);
  const shown = (['phone', 'location'] as const).filter((field) => !editable.includes(field));
  return (
    <Panel aria-labelledby="profile-contacts" className="max-w-180">
      <PanelHead id="profile-contacts" title={t('tab.contacts')} />
      <PanelBody className="flex flex-col gap-5">
        <Facts
          items={[
            [t('contacts.email'), row?.email || profile.email || t('contacts.none')],
            ...shown.map(
              (field) => [t(`contacts.${field}`), placeIn(row?.[field] ?? '') || t('contacts.none')] as const,
            ),
          ]}
        />
        {row && editable.length > 0 && <ContactsForm key={row.id} fields={editable} contacts={row} />}
      </PanelBody>
    </Panel>
  );
};

interface Contacts {
  readonly id: number;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
}
