'use client';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../lib/families/identities.ts';
import type { TimesheetDocument } from '../../lib/rpc/timesheet.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';

/** The number of a document as a link to it; words alone where its reader may not open it. */
export const TimesheetDocumentLink = ({ document }: { document: TimesheetDocument | null }) => {
  const t = useTranslations('timesheet');
  const link = usePortalLink();
  const route = document && identityOf(document.object_id)?.routes.form;
  if (!document || !route) return <span className="text-ink-2">{t('hidden_document')}</span>;
  return <AppLink href={link(route, { id: document.id })}>{document.number}</AppLink>;
};
