'use client';
import { Eye, Image as Picture } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilePreview } from '../files/file-preview.tsx';
import { isShown } from '../files/previewed-file.ts';
import { useFileSize } from '../files/use-file-size.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { MessageFile } from './message-row.ts';

/** The files of a message: each is taken along by its name, or looked at in place. */
export const MessageFiles = ({ files }: { files: readonly MessageFile[] }) => {
  const t = useTranslations('files');
  const sizeOf = useFileSize();
  const [open, setOpen] = useState<MessageFile>();
  if (files.length === 0) return null;
  return (
    <div className="mt-1.5 flex flex-col gap-1.5">
      {files.map((file) => (
        <span key={file.id} className="flex items-center gap-2 rounded-control border border-line pl-2.5">
          <Icon of={Picture} size={16} className="flex-none text-ink-3" />
          <a
            href={`/api/files/${file.name}`}
            download={file.original_name}
            className="min-w-0 flex-1 py-1.5 text-sm text-ink no-underline hover:underline"
          >
            <bdi className="block truncate">{file.original_name}</bdi>
          </a>
          <span className="flex-none py-1.5 pr-2.5 text-sm text-ink-3">{sizeOf(file.size)}</span>
          {isShown(file) && (
            <IconButton
              icon={Eye}
              size="sm"
              label={t('show', { name: file.original_name })}
              onClick={() => setOpen(file)}
            />
          )}
        </span>
      ))}
      {open && <FilePreview file={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
};
