'use client';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type ImportAct, ImportFoot } from './import-foot.tsx';
import type { ImportStage } from './use-import-way.ts';

/** What a window of a file says where it is not «Choose a file»: of many files, of another act. */
interface ImportWords {
  readonly choose?: string;
  readonly other?: string;
  readonly reading?: string;
  readonly bringing?: (done: number, total: number) => string;
}

interface ImportFrameProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description: string;
  size?: 'lg' | 'xl';
  way: {
    readonly stage: ImportStage<unknown, unknown, unknown>;
    readonly error: string;
    readonly isBusy: boolean;
    readonly cancel: () => void;
  };
  /** Endings and kinds of files, as an input takes them. */
  accept: string;
  several?: boolean;
  onFiles: (files: readonly File[]) => void;
  words?: ImportWords;
  /** What is asked before a file is chosen, above the button. */
  before?: ReactNode;
  /** Beside the button that chooses a file. */
  beside?: ReactNode;
  act?: ImportAct | undefined;
  /** Other acts of a preview, and what is asked before it is brought. */
  besideAct?: ReactNode;
  /** Beside «Done» at the end. */
  kept?: ReactNode;
  /** The preview or the result. */
  children?: ReactNode;
}

/** The one window that takes a file: choose, preview with errors by line, bring, done. A file that was chosen is not lost by Esc. */
export const ImportFrame = ({ open = true, onClose, title, way, words = {}, ...rest }: ImportFrameProps) => {
  const t = useTranslations('importing');
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const { stage, error, isBusy, cancel } = way;
  const { description, size = 'xl', accept, several = false, onFiles, children } = rest;
  const label = words.choose ?? t('choose');
  const foot = () => {
    if (isBusy) return <Button onClick={cancel}>{t('cancel')}</Button>;
    if (stage.name === 'preview')
      return (
        <ImportFoot act={rest.act} other={words.other} onOther={choose}>
          {rest.besideAct}
        </ImportFoot>
      );
    if (stage.name !== 'done') return;
    return (
      <>
        {rest.kept}
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </>
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && onClose()}
      keepOpen={stage.name !== 'choose' && stage.name !== 'done'}
      size={size}
      title={title}
      description={description}
      footer={foot()}
    >
      <input
        ref={input}
        type="file"
        multiple={several}
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <div className="flex flex-col gap-4">
        {error && (
          <div role="alert">
            <Note tone="error">{error}</Note>
          </div>
        )}
        {stage.name === 'choose' && (
          <>
            {rest.before}
            <div className="flex flex-wrap gap-2">
              <Button variant="filled" icon={FileUp} onClick={choose}>
                {label}
              </Button>
              {rest.beside}
            </div>
          </>
        )}
        <Working stage={stage} title={title} words={words} />
        {children}
      </div>
    </Dialog>
  );
};

const Working = ({
  stage,
  title,
  words,
}: Pick<ImportFrameProps, 'title'> & {
  stage: ImportStage<unknown, unknown, unknown>;
  words: ImportWords;
}) => {
  const t = useTranslations('importing');
  if (stage.name === 'bringing' && stage.total > 0)
    return (
      <div role="status" className="flex flex-col gap-2">
        <p>
          {words.bringing?.(stage.done, stage.total) ??
            t('bringing', { done: stage.done, total: stage.total })}
        </p>
        <Progress value={stage.done} max={stage.total} label={title} />
      </div>
    );
  if (stage.name !== 'reading' && stage.name !== 'bringing') return null;
  return (
    <p role="status" className="flex items-center gap-2">
      <Spinner /> {stage.name === 'reading' ? (words.reading ?? t('reading')) : t('writing')}
    </p>
  );
};
