'use client';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { useNames } from '../people/use-names.ts';
import { reread } from '../rpc/reread.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Note } from '../ui/banner.tsx';
import { Button, DisabledReason } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notify.ts';
import { Spinner } from '../ui/spinner.tsx';
import { type FileVerdicts, sendFile } from './import-call.ts';
import { ImportLines } from './import-lines.tsx';

type Stage =
  | { readonly name: 'choose' }
  | { readonly name: 'busy'; readonly what: 'reading' | 'writing' }
  | { readonly name: 'looked'; readonly file: File; readonly verdicts: FileVerdicts };

/** A file of a dictionary: chosen, looked at as differences, and written whole or not at all. */
export const ImportWindow = ({
  described,
  onClose,
}: {
  described: DictionaryDescription;
  onClose: () => void;
}) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const client = useQueryClient();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [error, setError] = useState('');
  const send = async (file: File, mode: 'preview' | 'write') => {
    setError('');
    setStage({ name: 'busy', what: mode === 'preview' ? 'reading' : 'writing' });
    try {
      const verdicts = await sendFile(described.name, file, mode);
      if (!verdicts.written) return setStage({ name: 'looked', file, verdicts });
      await reread(client, described.object);
      notify.success(t('imported', { added: verdicts.added, changed: verdicts.changed }));
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setStage({ name: 'choose' });
    }
  };
  const verdicts = stage.name === 'looked' ? stage.verdicts : undefined;
  const reason = verdicts && reasonAgainst(verdicts, t);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && stage.name !== 'busy' && onClose()}
      keepOpen
      size="xl"
      title={t('import_title', { name: names.of(described, 'title') })}
      description={t('import_text')}
      footer={
        stage.name === 'looked' && (
          <>
            {reason && (
              <div className="flex basis-full! tablet:justify-end">
                <DisabledReason id={reasonId}>{reason}</DisabledReason>
              </div>
            )}
            <Button icon={FileUp} onClick={() => input.current?.click()}>
              {t('import_other')}
            </Button>
            <Button
              variant="filled"
              disabledReason={reason}
              aria-describedby={reason ? reasonId : undefined}
              onClick={() => void send(stage.file, 'write')}
            >
              {t('import_apply')}
            </Button>
          </>
        )
      }
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.xml,text/csv,text/xml"
        aria-label={t('import_choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void send(file, 'preview');
        }}
      />
      <div className="flex flex-col gap-4">
        {error && (
          <div role="alert">
            <Note tone="error">{error}</Note>
          </div>
        )}
        {stage.name === 'choose' && (
          <div>
            <Button variant="filled" icon={FileUp} onClick={() => input.current?.click()}>
              {t('import_choose')}
            </Button>
          </div>
        )}
        {stage.name === 'busy' && (
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {t(stage.what)}
          </p>
        )}
        {verdicts && <ImportLines described={described} verdicts={verdicts} />}
      </div>
    </Dialog>
  );
};

const reasonAgainst = (
  { refused, added, changed }: FileVerdicts,
  t: (key: 'import_wrong' | 'import_nothing', values?: { count: number }) => string,
): string | undefined => {
  if (refused > 0) return t('import_wrong', { count: refused });
  return added + changed === 0 ? t('import_nothing') : undefined;
};
