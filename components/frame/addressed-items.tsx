'use client';
import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import type { FamilyIdentity } from '../../lib/families/identity.ts';
import { unreadAsk } from '../documents/list/list-asks.ts';
import { ADDRESSED, ADDRESSED_NEW } from '../documents/list/list-filter.ts';
import { useVisitor } from '../rpc/profile.ts';
import { useView } from '../rpc/use-view.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Count } from '../ui/count.tsx';
import { MenuLink } from '../ui/open-menu.tsx';

const NAMING = FAMILY_IDENTITIES.filter(({ readers }) => readers.named !== undefined);

/** Lists of what names the reader, each with how much of it is new to them. */
export const AddressedItems = () => {
  const { hidden } = useMenuReader();
  if (!useVisitor()?.roles.includes('employee')) return null;
  return NAMING.filter(({ routes }) => !hidden.has(`${routes.list}-own`)).map((family) => (
    <AddressedItem key={family.object_id} {...family} />
  ));
};

const AddressedItem = ({ object_id, routes }: FamilyIdentity) => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const { object, query } = unreadAsk({ object_id });
  const unread = useView(object, query).data?.total ?? 0;
  return (
    <MenuLink
      href={link(`${routes.list}-own`, {}, { view: unread > 0 ? ADDRESSED_NEW : ADDRESSED })}
      icon={Mail}
      trailing={unread > 0 && <Count>{unread}</Count>}
    >
      {t('addressed')}
    </MenuLink>
  );
};
