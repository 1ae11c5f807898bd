'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Note } from '../../ui/banner.tsx';
import { Progress } from '../../ui/progress.tsx';
import { FileDrop } from './file-drop.tsx';
import { hashFile } from './hash-file.ts';

type Compared = { name: string; done: number; size: number; same?: boolean };

/** Whether the reader's copy is the signed document; the file is hashed in the browser and is not uploaded. */
export const CompareFile = ({ sha256 }: { sha256: string }) => {
  const t = useTranslations('verify');
  const [compared, setCompared] = useState<Compared>();
  const compare = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { name, size } = file;
    setCompared({ name, size, done: 0 });
    const digests = await hashFile(file, (done) => setCompared({ name, size, done }));
    setCompared({ name, size, done: size, same: digests.sha256 === sha256 });
  };
  return (
    <div className="mt-5 flex flex-col gap-3">
      <FileDrop title={t('hashes_hint')} choose={t('compare')} onFiles={([file]) => void compare(file)}>
        <p className="text-sm text-ink-2">{t('private')}</p>
      </FileDrop>
      <div role="status">
        {compared && compared.same === undefined && (
          <Progress
            value={compared.done}
            max={Math.max(1, compared.size)}
            label={t('hashing', { name: compared.name })}
          />
        )}
        {compared?.same !== undefined && (
          <Note tone={compared.same ? 'success' : 'error'}>
            {t(compared.same ? 'same' : 'different', { name: compared.name })}
          </Note>
        )}
      </div>
    </div>
  );
};
