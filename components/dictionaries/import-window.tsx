'use client';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { ImportFrame } from '../importing/import-frame.tsx';
import { useImportWay } from '../importing/use-import-way.ts';
import { useNames } from '../people/use-names.ts';
import { Note } from '../ui/banner.tsx';
import { type FileVerdicts, sendFile } from './import-call.ts';
import { ImportLines } from './import-lines.tsx';

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
  const way = useImportWay<File, FileVerdicts, FileVerdicts>({
    look: (file, signal) => sendFile(described.name, file, 'preview', signal),
    objects: [described.object],
  });
  const { stage } = way;
  const write = () =>
    way.bring(0, ({ taken }, _, signal) => sendFile(described.name, taken, 'write', signal));
  const verdicts = stage.name === 'preview' ? stage.read : stage.name === 'done' ? stage.result : undefined;
  return (
    <ImportFrame
      onClose={onClose}
      title={t('import_title', { name: names.of(described, 'title') })}
      description={t('import_text')}
      way={way}
      accept=".csv,.xlsx,.xml,text/csv,text/xml"
      onFiles={([file]) => file && void way.lookAt(file)}
      act={
        verdicts && {
          label: t('import_apply'),
          reason: reasonAgainst(verdicts, t),
          onBring: () => void write(),
        }
      }
    >
      {verdicts &&
        (verdicts.written ? (
          <div role="status">
            <Note tone="success">{t('imported', { added: verdicts.added, changed: verdicts.changed })}</Note>
          </div>
        ) : (
          <ImportLines described={described} verdicts={verdicts} />
        ))}
    </ImportFrame>
  );
};

const reasonAgainst = (
  { refused, added, changed }: FileVerdicts,
  t: (key: 'import_wrong' | 'import_nothing', values?: { count: number }) => string,
): string | undefined => {
  if (refused > 0) return t('import_wrong', { count: refused });
  return added + changed === 0 ? t('import_nothing') : undefined;
};
