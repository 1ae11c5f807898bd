'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FileName } from './document-pane.tsx';

/** The document on a phone: its name, and the way to read it. */
export const FileLine = ({ prepared, onRead }: { prepared: Prepared | undefined; onRead: () => void }) => {
  const t = useTranslations('signing.document');
  if (!prepared) return null;
  return (
    <div className="flex items-center gap-3 rounded-panel border border-line py-2 pr-2 pl-3">
      <span className="grid size-9 flex-none place-items-center rounded-cell bg-sunken text-ink-3">
        <Icon of={FileText} />
      </span>
      <FileName prepared={prepared} />
      <Button variant="quiet" className="text-primary-ink!" onClick={onRead}>
        {t('read')}
      </Button>
    </div>
  );
};
