'use client';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilePreview } from '../../files/file-preview.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { GivenFile } from './use-paper-files.ts';

/** Shows a paper over the page. */
export const LookAt = ({ file }: { file: GivenFile }) => {
  const t = useTranslations('files');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Eye} label={t('show', { name: file.original_name })} onClick={() => setOpen(true)} />
      {open && <FilePreview file={file} onClose={() => setOpen(false)} />}
    </>
  );
};
