'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { IMPORT_COLUMNS } from '../../../lib/users/import-columns.ts';
import { tableText } from '../../../lib/users/import-file.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { previewFile, type ShownVerdict, writeFile } from './import-calls.ts';
import { ImportPreview } from './import-preview.tsx';
import { saveText } from './save-text.ts';
import { useVerdictWords } from './use-verdict-words.ts';

type Stage =
  | { name: 'choose' }
  | { name: 'reading' }
  | { name: 'preview'; file: File; verdicts: readonly ShownVerdict[] }
  | { name: 'writing'; done: number; total: number }
  | { name: 'done'; written: boolean; verdicts: readonly ShownVerdict[] };

/** A list of users from a file: chosen, looked at line by line, written, and its result kept. */
export const ImportDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('users');
  const client = useQueryClient();
  const errorText = useErrorText();
  const words = useVerdictWords();
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [error, setError] = useState('');
  const close = () => {
    if (stage.name === 'writing') return;
    setStage({ name: 'choose' });
    setError('');
    onClose();
  };
  const look = async (file: File) => {
    setError('');
    setStage({ name: 'reading' });
    try {
      setStage({ name: 'preview', file, verdicts: await previewFile(file) });
    } catch (failure) {
      setError(errorText(failure));
      setStage({ name: 'choose' });
    }
  };
  const write = async (file: File, mode: 'all' | 'good', before: readonly ShownVerdict[]) => {
    setError('');
    setStage({ name: 'writing', done: 0, total: before.length });
    try {
      const { written, data } = await writeFile(file, mode, (done, total) =>
        setStage({ name: 'writing', done, total }),
      );
      setStage({ name: 'done', written, verdicts: data });
    } catch (failure) {
      setError(errorText(failure));
      setStage({ name: 'preview', file, verdicts: before });
    }
    await reread(client, 'user', 'employee');
  };
  const template = () =>
    saveText(tableText([IMPORT_COLUMNS.map((column) => t(`column.${column}`))]), t('import.template_name'));
  const verdicts = stage.name === 'preview' || stage.name === 'done' ? stage.verdicts : [];
  const good = verdicts.filter(({ outcome }) => outcome === 'add' || outcome === 'change').length;
  const refused = verdicts.some(({ outcome }) => outcome === 'refused');
  const reason =
    stage.name !== 'preview'
      ? undefined
      : good === 0
        ? t('import.nothing')
        : refused
          ? t('import.only_good')
          : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      keepOpen
      size="xl"
      title={t('import.title')}
      description={t('import.text')}
      footer={
        stage.name === 'preview' ? (
          <>
            {reason && (
              <div className="flex basis-full! tablet:justify-end">
                <DisabledReason id={reasonId}>{reason}</DisabledReason>
              </div>
            )}
            <Button icon={FileUp} onClick={() => input.current?.click()}>
              {t('import.other')}
            </Button>
            {refused && good > 0 && (
              <Button variant="tonal" onClick={() => void write(stage.file, 'good', stage.verdicts)}>
                {t('import.good')}
              </Button>
            )}
            <Button
              variant="filled"
              disabledReason={reason}
              aria-describedby={reason ? reasonId : undefined}
              onClick={() => void write(stage.file, 'all', stage.verdicts)}
            >
              {t('import.all')}
            </Button>
          </>
        ) : stage.name === 'done' ? (
          <>
            <Button
              icon={Download}
              onClick={() => saveText(tableText(words.table(stage.verdicts)), t('import.result_name'))}
            >
              {t('import.result_file')}
            </Button>
            <Button variant="filled" onClick={close}>
              {t('import.done')}
            </Button>
          </>
        ) : undefined
      }
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv"
        aria-label={t('import.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void look(file);
        }}
      />
      <div className="flex flex-col gap-4">
        {error && (
          <div role="alert">
            <Note tone="error">{error}</Note>
          </div>
        )}
        {stage.name === 'choose' && (
          <div className="flex flex-wrap gap-2">
            <Button variant="filled" icon={FileUp} onClick={() => input.current?.click()}>
              {t('import.choose')}
            </Button>
            <Button icon={Download} onClick={template}>
              {t('import.template')}
            </Button>
          </div>
        )}
        {stage.name === 'reading' && (
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {t('import.reading')}
          </p>
        )}
        {stage.name === 'writing' && (
          <div role="status" className="flex flex-col gap-2">
            <p>{t('import.writing', { done: stage.done, total: stage.total })}</p>
            <Progress value={stage.done} max={stage.total} label={t('import.title')} />
          </div>
        )}
        {stage.name === 'done' && (
          <div role="status">
            <Note tone={stage.written ? 'success' : 'warning'}>
              {stage.written ? t('import.written', words.written(stage.verdicts)) : t('import.kept_back')}
            </Note>
          </div>
        )}
        {verdicts.length > 0 && <ImportPreview verdicts={verdicts} />}
        {stage.name === 'preview' && verdicts.length === 0 && <Note>{t('import.nothing')}</Note>}
      </div>
    </Dialog>
  );
};
