'use client';
import { Camera, Eye, Paperclip, Image as Picture, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useRef, useState } from 'react';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { isShown } from '../../files/previewed-file.ts';
import { useFileSize } from '../../files/use-file-size.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ATTACHMENTS, useAttaching } from './use-attaching.ts';
import type { FileRow } from './use-document-files.ts';
import type { DocumentForm } from './use-document-form.ts';
import { usePastedFiles } from './use-pasted-files.ts';

// Fetched with the first file that is sent or looked at.
const UploadCards = dynamic(() => import('../uploads/upload-cards.tsx').then((file) => file.UploadCards), {
  ssr: false,
});
const FilePreview = dynamic(() => import('../../files/file-preview.tsx').then((file) => file.FilePreview), {
  ssr: false,
});

/** The attachments of a document that no line shows: what is there, a place to drop more, and what is said about a wrong choice. */
export const FilesField = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.files');
  const { parameters, doc } = form.situation;
  const limits = {
    count: numberOf(parameters, 'upload_max_filecount'),
    megabytes: numberOf(parameters, 'upload_max_filesize'),
    pdf: flagOf(parameters, 'upload_pdf'),
  };
  const attaching = useAttaching(form, limits);
  const line = useId();
  const full = attaching.isFull;
  const { all, arrived } = form.uploads;
  const isSent = arrived !== null || all.length > 0;
  return (
    <div>
      <p className="mb-1.5 flex items-baseline gap-2 text-sm">
        <span className="font-medium text-ink-2">{t('label')}</span>
        {!doc.document_type?.detail.attach_require && <span className="text-ink-3">{t('optional')}</span>}
        <span className="ml-auto whitespace-nowrap text-ink-3">
          {t('counter', { count: form.files.loose.length, max: limits.count })}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
        {form.files.loose.map((file) => (
          <FileCard key={file.id} file={file} onDelete={() => void attaching.remove(file)} />
        ))}
        {isSent && <UploadCards form={form} place={ATTACHMENTS} />}
        <DropZone full={full} pdf={limits.pdf} describedBy={line} onFiles={attaching.add} />
      </div>
      <p
        id={line}
        role={attaching.refused ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${attaching.refused ? 'text-error-ink' : 'text-ink-3'}`}
      >
        {attaching.refused ??
          (full
            ? t('full', { max: limits.count })
            : t(form.family.readers.named ? 'hint_named' : 'hint', { max: limits.megabytes }))}
      </p>
    </div>
  );
};

interface DropZoneProps {
  full: boolean;
  pdf: boolean;
  describedBy: string;
  onFiles: (files: File[]) => void;
}

const ACCEPT = '.png,.jpg,.jpeg';
const ACCEPT_PDF = `${ACCEPT},.pdf`;

const DropZone = ({ full, pdf, describedBy, onFiles }: DropZoneProps) => {
  const t = useTranslations('documents.files');
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  usePastedFiles((files) => !full && onFiles(files));
  const attach = t(pdf ? 'attach_pdf' : 'attach');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!full) onFiles([...event.dataTransfer.files]);
  };
  const chosen = (element: HTMLInputElement) => {
    const files = [...(element.files ?? [])];
    element.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className="flex gap-2 max-[360px]:flex-col">
      <input
        ref={input}
        type="file"
        accept={pdf ? ACCEPT_PDF : ACCEPT}
        multiple
        disabled={full}
        tabIndex={-1}
        aria-label={attach}
        className="sr-only"
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={full}
        tabIndex={-1}
        aria-label={t('photo')}
        className="sr-only"
        onChange={(event) => chosen(event.target)}
      />
      <button
        type="button"
        id="files"
        aria-disabled={full || undefined}
        aria-describedby={describedBy}
        onClick={() => !full && input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!full);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-[54px] flex-1 items-center justify-center gap-2 rounded-control border-[1.5px] border-dashed border-line-strong px-3 py-2 text-ink-2 ${full ? 'cursor-not-allowed bg-sunken text-ink-3' : over ? 'border-primary bg-primary-soft' : 'hover:bg-hover'}`}
      >
        <Icon of={Paperclip} />
        {attach}
      </button>
      <Button
        icon={Camera}
        disabledReason={full ? t('full_short') : undefined}
        className="h-auto! min-h-12 tablet:hidden"
        onClick={() => camera.current?.click()}
      >
        {t('photo')}
      </Button>
    </div>
  );
};

/** A file that is there; without `onDelete` it can only be opened. */
export const FileCard = ({ file, onDelete }: { file: FileRow; onDelete?: () => void }) => {
  const t = useTranslations('documents.files');
  const shown = useTranslations('files');
  const sizeOf = useFileSize();
  const days = useDays();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-3 rounded-control border border-line py-2 pr-2 pl-3">
      <span className="grid size-9 flex-none place-items-center rounded-cell bg-sunken text-ink-3">
        <Icon of={Picture} />
      </span>
      <a
        href={`/api/files/${file.name}`}
        download={file.original_name}
        className="min-w-0 flex-1 text-ink no-underline hover:underline"
      >
        <bdi className="block truncate font-medium">{file.original_name}</bdi>
        <span className="block text-sm text-ink-3">
          {t('size_and_day', {
            size: sizeOf(file.size),
            day: days.day(days.dayOf(file.create_date)),
          })}
        </span>
      </a>
      {isShown(file) && (
        <IconButton
          icon={Eye}
          size="sm"
          label={shown('show', { name: file.original_name })}
          onClick={() => setOpen(true)}
        />
      )}
      {open && <FilePreview file={file} onClose={() => setOpen(false)} />}
      {onDelete && (
        <IconButton icon={X} size="sm" label={t('delete', { name: file.original_name })} onClick={onDelete} />
      )}
    </div>
  );
};
