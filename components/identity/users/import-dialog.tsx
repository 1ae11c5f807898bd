'use client';
import { Download, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { IMPORT_BYTES_MAX, IMPORT_COLUMNS, IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { tableText } from '../../../lib/users/import-file.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PreviewFoot, ReportButton } from './import-foot.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportReadAs } from './import-read-as.tsx';
import { saveText } from './save-text.ts';
import { useImport } from './use-import.ts';
import { useVerdictWords } from './use-verdict-words.ts';

const MB = 1024 * 1024;

/** A list of people from a file: chosen, looked at line by line, written, and its result kept. */
export const ImportDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('users');
  const words = useVerdictWords();
  const input = useRef<HTMLInputElement>(null);
  const { stage, error, look, lookAs, write, cancel, reset } = useImport();
  const isBusy = stage.name === 'reading' || stage.name === 'writing';
  const close = () => {
    if (isBusy) return;
    reset();
    onClose();
  };
  const choose = () => input.current?.click();
  const template = () =>
    saveText(tableText([IMPORT_COLUMNS.map((column) => t(`column.${column}`))]), t('import.template_name'));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      keepOpen
      size="xl"
      title={t('import.title')}
      description={t('import.text', { rows: IMPORT_ROWS_MAX, size: IMPORT_BYTES_MAX / MB })}
      footer={
        isBusy ? (
          <Button onClick={cancel}>{t('import.cancel')}</Button>
        ) : stage.name === 'preview' ? (
          <PreviewFoot
            verdicts={stage.preview.data}
            onOther={choose}
            onWrite={(mode, invite) => void write(stage.looked, stage.preview, mode, invite)}
          />
        ) : stage.name === 'columns' ? (
          <Button icon={FileUp} onClick={choose}>
            {t('import.other')}
          </Button>
        ) : stage.name === 'done' ? (
          <>
            <ReportButton verdicts={stage.verdicts} />
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
        accept=".csv,.txt,.xlsx,.xml,text/csv,text/xml"
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
            <Button variant="filled" icon={FileUp} onClick={choose}>
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
              {stage.written && stage.verdicts.some(({ outcome }) => outcome === 'add') && (
                <span className="block">{t(`import.invited_${stage.invite}`)}</span>
              )}
            </Note>
          </div>
        )}
        {stage.name === 'columns' && (
          <ImportReadAs read={stage.read} open onChosen={(columns) => void lookAs(stage.looked, columns)} />
        )}
        {stage.name === 'preview' && (
          <>
            <ImportReadAs
              read={stage.preview.read}
              open={false}
              onChosen={(columns) => void lookAs(stage.looked, columns)}
            />
            {stage.preview.data.length > 0 ? (
              <ImportPreview verdicts={stage.preview.data} />
            ) : (
              <Note>{t('import.nothing')}</Note>
            )}
          </>
        )}
        {stage.name === 'done' && stage.verdicts.length > 0 && <ImportPreview verdicts={stage.verdicts} />}
      </div>
    </Dialog>
  );
};
