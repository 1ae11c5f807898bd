'use client';
import { useTranslations } from 'next-intl';
import { flagOf, numberOf } from '../../lib/settings/read.ts';
import { refusedFiles } from '../files/file-rules.ts';
import { useParameters } from '../shell/portal.tsx';
import type { Draft } from './use-draft.ts';

const ACCEPT = '.png,.jpg,.jpeg';

/** The files that go with a message: what a document takes, and no more than it takes. */
export const useChosenFiles = (
  draft: Draft,
  onChange: (draft: Draft) => void,
  onWrong: (text: string) => void,
) => {
  const t = useTranslations('discussion');
  const parameters = useParameters();
  const pdf = flagOf(parameters, 'upload_pdf');
  const limits = {
    count: numberOf(parameters, 'upload_max_filecount'),
    megabytes: numberOf(parameters, 'upload_max_filesize'),
    pdf,
  };
  return {
    pdf,
    accept: pdf ? `${ACCEPT},.pdf` : ACCEPT,
    add: (files: readonly File[]) => {
      if (files.length === 0) return;
      const refusal = refusedFiles(files, draft.files.length, limits);
      if (!refusal) return onChange({ ...draft, files: [...draft.files, ...files] });
      onWrong(t(`refused.${refusal.code}`, { max: 'max' in refusal ? refusal.max : 0 }));
    },
    remove: (file: File) => onChange({ ...draft, files: draft.files.filter((each) => each !== file) }),
  };
};
