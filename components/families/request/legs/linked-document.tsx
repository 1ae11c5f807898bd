'use client';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../../../lib/documents/identities.ts';
import type { Mode } from '../../../../lib/routes/route.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import type { RequestRow } from './request-row.ts';

/** The document whose paper a request carries, as a link. */
export const LinkedDocument = ({ row, mode }: { row: RequestRow; mode: Mode }) => {
  const families = useTranslations('families');
  const link = usePortalLink();
  const family = identityOf(row.legal_object_id);
  const name = family ? `${families(`${family.object_id}.title`)} ${row.legal_number}` : row.legal_number;
  return family ? (
    <AppLink href={link(family.routes.form, { id: row.legal_document_id }, mode === 'own' ? {} : { mode })}>
      {name}
    </AppLink>
  ) : (
    name
  );
};
