'use client';
import { Camera, Receipt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { WireLine } from '../../../lib/documents/lines.ts';
import { IconButton, IconLink } from '../../ui/button.tsx';
import { useLineFiles } from './use-line-files.ts';
import type { Lines } from './use-lines.ts';

interface FileCellProps {
  lines: Lines;
  line: WireLine;
  index: number;
  field: string;
}

/** The picture that a line shows: opened where there is one, chosen or taken by a camera where there is none. */
export const FileCell = ({ lines, line, index, field }: FileCellProps) => {
  const t = useTranslations('documents.lines');
  const input = useRef<HTMLInputElement>(null);
  const files = useLineFiles(lines);
  const id = line.cells[field];
  const file = lines.form.files.rows.find((each) => each.id === id);
  if (file)
    return (
      <IconLink
        icon={Receipt}
        href={`/api/files/${file.name}`}
        target="_blank"
        label={t('file_of', { nth: index + 1, name: file.original_name })}
      />
    );
  if (!lines.form.canEdit) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        tabIndex={-1}
        aria-label={t('file_none', { nth: index + 1 })}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) files.attach(line.key, field, chosen);
        }}
      />
      <IconButton
        icon={Camera}
        size="sm"
        busy={files.isSending(line.key)}
        label={t('file_none', { nth: index + 1 })}
        className="border border-dashed border-warning-mark text-warning-ink"
        onClick={() => input.current?.click()}
      />
    </>
  );
};
