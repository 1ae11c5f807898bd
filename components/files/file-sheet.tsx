'use client';
import { useTranslations } from 'next-intl';
import { useView } from '../rpc/use-view.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FilePreview } from './file-preview.tsx';
import { FILE_FIELDS, type ListedFile } from './file-row.ts';

interface FileSheetProps {
  id: number;
  /** What stands under the name of the file. */
  noteOf: (row: ListedFile) => string;
  onClose: () => void;
}

/** The file that the address of a list names. */
export const FileSheet = ({ id, noteOf, onClose }: FileSheetProps) => {
  const t = useTranslations('files');
  const view = useView<ListedFile>('file', {
    filter: `id = ${id} and deleted = '0'`,
    select: FILE_FIELDS,
  });
  const [row] = view.data?.data ?? [];
  if (row) return <FilePreview file={row} note={noteOf(row)} onClose={onClose} />;
  if (view.isPending) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('missing')}
      description={t('missing_text')}
    />
  );
};
