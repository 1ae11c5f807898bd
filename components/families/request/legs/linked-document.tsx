'use client';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../../lib/access/route.ts';
import { identityOf } from '../../../../lib/families/identities.ts';
import { mayOpen } from '../../../../lib/routes/may-open.ts';
import { routeNamed } from '../../../../lib/routes/table.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import type { RequestRow } from './request-row.ts';

/** The document whose paper a request carries: a link where the reader may open its form; an admin reads its number (AMB-135). */
export const LinkedDocument = ({ row, mode }: { row: RequestRow; mode: Mode }) => {
  const families = useTranslations('shell.families');
  const link = usePortalLink();
  const { roles } = useProfile();
  const family = identityOf(row.legal_object_id);
  const name = family ? `${families(family.object_id)} ${row.legal_number}` : row.legal_number;
  const form = family && routeNamed(family.routes.form);
  return family && form && mayOpen(form, roles) ? (
    <AppLink href={link(family.routes.form, { id: row.legal_document_id }, mode === 'own' ? {} : { mode })}>
      {name}
    </AppLink>
  ) : (
    name
  );
};
