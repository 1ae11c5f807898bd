'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IMPORT_BYTES_MAX, IMPORT_COLUMNS, IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { tableText } from '../../../lib/users/import-file.ts';
import type { ChosenColumns } from '../../../lib/users/import-head.ts';
import { ImportFrame } from '../../importing/import-frame.tsx';
import { useImportWay } from '../../importing/use-import-way.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import {
  columnsIn,
  type ImportFile,
  type Invite,
  type Looked,
  previewFile,
  type ShownVerdict,
  writeFile,
} from './import-calls.ts';
import { BesideWrite, ReportButton, reasonAgainst } from './import-foot.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportReadAs } from './import-read-as.tsx';
import { saveText } from './save-text.ts';
import { useVerdictWords } from './use-verdict-words.ts';

const MB = 1024 * 1024;

interface Written {
  readonly written: boolean;
  readonly verdicts: readonly ShownVerdict[];
  readonly invite: Invite;
}

/** A list of people from a file: chosen, looked at line by line, written, and its result kept. */
export const ImportDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('users');
  const [invite, setInvite] = useState<Invite>('later');
  const way = useImportWay<ImportFile, Looked, Written>({
    look: previewFile,
    askedBy: columnsIn,
    objects: ['user', 'employee'],
  });
  const { stage } = way;
  const template = () =>
    saveText(tableText([IMPORT_COLUMNS.map((column) => t(`column.${column}`))]), t('import.template_name'));
  const verdicts = stage.name === 'preview' ? stage.read.data : undefined;
  const write = (mode: 'all' | 'good') =>
    way.bring(verdicts?.length ?? 0, async ({ taken, read }, progress, signal) => {
      const seen = read.data && read.seen;
      const { written, data } = await writeFile({ ...taken, mode, invite, seen }, progress, signal);
      return { written, verdicts: data, invite };
    });
  const close = () => {
    way.reset();
    onClose();
  };
  const lookAs = (columns: ChosenColumns) =>
    stage.name === 'preview' &&
    void way.lookAt({ ...stage.taken, columns: { ...stage.taken.columns, ...columns } });
  return (
    <ImportFrame
      open={open}
      onClose={close}
      title={t('import.title')}
      description={t('import.text', { rows: IMPORT_ROWS_MAX, size: IMPORT_BYTES_MAX / MB })}
      way={way}
      accept=".csv,.txt,.xlsx,.xml,text/csv,text/xml"
      onFiles={([file]) => file && void way.lookAt({ file, columns: {} })}
      beside={
        <Button icon={Download} onClick={template}>
          {t('import.template')}
        </Button>
      }
      act={
        verdicts && {
          label: t('import.all'),
          reason: reasonAgainst(verdicts, t),
          onBring: () => void write('all'),
        }
      }
      besideAct={
        verdicts && (
          <BesideWrite
            verdicts={verdicts}
            invite={invite}
            onInvite={setInvite}
            onGood={() => void write('good')}
          />
        )
      }
      kept={stage.name === 'done' && <ReportButton verdicts={stage.result.verdicts} />}
    >
      {stage.name === 'preview' && (
        <>
          <ImportReadAs read={stage.read.read} open={!verdicts} onChosen={lookAs} />
          {verdicts &&
            (verdicts.length > 0 ? (
              <ImportPreview verdicts={verdicts} />
            ) : (
              <Note>{t('import.nothing')}</Note>
            ))}
        </>
      )}
      {stage.name === 'done' && <Result result={stage.result} />}
    </ImportFrame>
  );
};

const Result = ({ result: { written, verdicts, invite } }: { result: Written }) => {
  const t = useTranslations('users.import');
  const words = useVerdictWords();
  return (
    <>
      <div role="status">
        <Note tone={written ? 'success' : 'warning'}>
          {written ? t('written', words.written(verdicts)) : t('kept_back')}
          {written && verdicts.some(({ outcome }) => outcome === 'add') && (
            <span className="block">{t(`invited_${invite}`)}</span>
          )}
        </Note>
      </div>
      {verdicts.length > 0 && <ImportPreview verdicts={verdicts} />}
    </>
  );
};
