'use client';
import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentRow } from '../document-row.ts';

/** The server counts no further. */
const MANY = 100;

/** How much is new to the reader in the thread of a document; nothing where nothing is. */
export const UnreadMark = ({
  row: { discussion_unread: unread = 0 },
}: {
  row: Pick<DocumentRow, 'discussion_unread'>;
}) => {
  const t = useTranslations('documents.list');
  if (unread === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-accent-ink">
      <Icon of={MessagesSquare} size={14} />
      {unread >= MANY ? t('unread_many', { count: unread }) : t('unread', { count: unread })}
    </span>
  );
};
