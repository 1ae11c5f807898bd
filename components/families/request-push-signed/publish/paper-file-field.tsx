'use client';
import { FileText, FileUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useRef, useState } from 'react';
import { numberOf } from '../../../../lib/settings/read.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileObjection } from './draft-values.ts';

const ACCEPT = '.pdf,.png,.jpg,.jpeg';

/** The one file of a paper: chosen or dropped, and what is wrong with a wrong one. */
export const PaperFileField = ({
  file,
  onChange,
}: {
  file: File | null;
  onChange: (file: File | null) => void;
}) => {
  const t = useTranslations('papers.publish');
  const days = useDays();
  const { parameters } = useDictionaries();
  const megabytes = numberOf(parameters, 'upload_max_filesize');
  const input = useRef<HTMLInputElement>(null);
  const line = useId();
  const [wrong, setWrong] = useState('');
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const objection = fileObjection(chosen, megabytes);
    setWrong(objection ? t(`file.${objection}`, { max: megabytes }) : '');
    if (!objection) onChange(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium text-ink-2">{t('file.label')}</p>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        tabIndex={-1}
        aria-label={t('file.choose')}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {file ? (
        <div className="flex items-center gap-3 rounded-control border border-line py-2 pr-2 pl-3">
          <span className="grid size-9 flex-none place-items-center rounded-cell bg-sunken text-ink-3">
            <Icon of={FileText} />
          </span>
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">{file.name}</bdi>
            <span className="block text-sm text-ink-3">
              {t('file.size_of', { size: days.number(Math.max(1, Math.round(file.size / 1_024))) })}
            </span>
          </span>
          <IconButton
            icon={X}
            size="sm"
            label={t('file.drop', { name: file.name })}
            onClick={() => onChange(null)}
          />
        </div>
      ) : (
        <button
          type="button"
          aria-describedby={line}
          onClick={() => input.current?.click()}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className="flex min-h-[54px] w-full items-center justify-center gap-2 rounded-control border-[1.5px] border-dashed border-line-strong px-3 py-2 text-ink-2 hover:bg-hover"
        >
          <Icon of={FileUp} />
          {t('file.choose')}
        </button>
      )}
      <p
        id={line}
        role={wrong ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${wrong ? 'text-error-ink' : 'text-ink-3'}`}
      >
        {wrong || t('file.hint', { max: megabytes })}
      </p>
    </div>
  );
};
