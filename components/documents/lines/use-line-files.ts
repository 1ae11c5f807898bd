'use client';
import { useTranslations } from 'next-intl';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { refusedFiles } from '../../files/file-rules.ts';
import { notify } from '../../ui/notify.ts';
import type { Lines } from './use-lines.ts';

/** Puts pictures on the document and lets lines name them once they are there. */
export const useLineFiles = (lines: Lines) => {
  const t = useTranslations('documents.files');
  const { form, control } = lines;
  const sending = form.uploads.all.filter(({ place }) => place === control.field);

  const isRefused = (files: readonly File[], taken: number): boolean => {
    const megabytes = numberOf(form.situation.parameters, 'upload_max_filesize');
    const refusal = refusedFiles(files, taken, { megabytes, count: control.max });
    if (refusal) notify.error(t(`refused.${refusal.code}`, { max: 'max' in refusal ? refusal.max : 0 }));
    return refusal !== undefined;
  };
  return {
    /** Whether a picture is on its way to a line. */
    isSending: (key: string): boolean =>
      sending.some(({ line, state }) => line === key && state.kind !== 'failed'),
    /** A picture for a line that is there. */
    attach: (key: string, field: string, file: File) => {
      if (isRefused([file], 0)) return;
      form.uploads.add([
        { file, place: control.field, line: key, onDone: (id) => lines.set(key, { [field]: id }) },
      ]);
    },
    /** A line for each picture, once it is there; `cells` is what else it says. */
    add: (field: string, files: readonly File[], cells: Readonly<Record<string, CellValue>> = {}) => {
      const begun = sending.filter(({ line }) => line === undefined).length;
      if (isRefused(files, lines.shown.length + begun)) return;
      form.uploads.add(
        files.map((file) => ({
          file,
          place: control.field,
          line: undefined,
          onDone: (id) => lines.begin([{ ...cells, [field]: id }]),
        })),
      );
    },
  };
};
