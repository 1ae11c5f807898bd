'use client';
import { FileCheck2, Hourglass } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AnyRow } from '../rpc/rows.ts';
import { useView } from '../rpc/use-view.ts';
import { Icon } from '../ui/icon.tsx';

interface MarkedFile extends AnyRow {
  readonly name: string;
  readonly original_name: string;
}

/** The copy of a signed document that shows its signatures; while it is being made, that it is (AMB-146). */
export const MarkedCopy = ({ requestId }: { requestId: number }) => {
  const t = useTranslations('signatures');
  const view = useView<MarkedFile>('file', {
    filter: `registrator_id = ${requestId} and kind = 'visual' and deleted = '0'`,
    select: 'id,name,original_name',
    rowsPerPage: 1,
  });
  if (!view.isSuccess) return null;
  const [file] = view.data.data;
  return (
    <p className="flex items-start gap-1.5 px-5 pb-3 text-sm max-tablet:px-4">
      <Icon of={file ? FileCheck2 : Hourglass} size={16} className="mt-0.5 text-ink-3" />
      {file ? (
        <a href={`/api/files/${file.name}`} download={file.original_name}>
          {t('marked_copy')}
        </a>
      ) : (
        <span className="text-ink-2">{t('marked_copy_waits')}</span>
      )}
    </p>
  );
};
