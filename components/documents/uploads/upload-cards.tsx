'use client';
import { CircleAlert, Image as Picture, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { DocumentForm } from '../form/use-document-form.ts';
import type { Upload, Uploads } from './use-uploads.ts';

interface UploadCardsProps {
  form: DocumentForm;
  /** The control that has sent them. */
  place: string;
  /** What a line is called by its key; undefined where it is gone. */
  lineOf?: (key: string) => string | undefined;
}

/** The files of a control that are on their way, each with how far it is, and those that did not arrive. */
export const UploadCards = ({ form, place, lineOf }: UploadCardsProps) => {
  const t = useTranslations('documents.files');
  const { uploads } = form;
  const { arrived } = uploads;
  return (
    <>
      {uploads.all
        .filter((each) => each.place === place)
        .map((each) => (
          <UploadCard
            key={each.key}
            upload={each}
            uploads={uploads}
            line={each.line === undefined ? undefined : lineOf?.(each.line)}
          />
        ))}
      <span role="status" className="sr-only">
        {arrived?.place === place && t('arrived', { name: arrived.file.name })}
      </span>
    </>
  );
};

const UploadCard = ({
  upload,
  uploads,
  line,
}: {
  upload: Upload;
  uploads: Uploads;
  line: string | undefined;
}) => {
  const t = useTranslations('documents.files');
  const { file, state } = upload;
  const { name } = file;
  const failed = state.kind === 'failed';
  const stage =
    state.kind === 'waiting' ? 'waiting' : !failed && state.percent === 100 ? 'checking' : undefined;
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-3">
      <span
        className={classNames(
          'grid size-9 flex-none place-items-center rounded-cell',
          failed ? 'bg-error-soft text-error-ink' : 'bg-sunken text-ink-3',
        )}
      >
        <Icon of={failed ? CircleAlert : Picture} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="truncate font-medium">{name}</bdi>
          {line && <span className="flex-none text-sm text-ink-3">{line}</span>}
          {state.kind === 'sending' && (
            <span className="ml-auto flex-none text-sm text-ink-2">
              {t('percent', { percent: state.percent })}
            </span>
          )}
        </span>
        {failed ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span role="alert" className="min-w-40 flex-1 text-sm text-error-ink">
              {state.text}
            </span>
            {state.again && (
              <Button size="sm" icon={RotateCw} onClick={() => uploads.again(upload)}>
                {t('again')}
              </Button>
            )}
          </span>
        ) : (
          <>
            <Progress
              value={state.kind === 'sending' ? state.percent : 0}
              max={100}
              label={t('sending', { name })}
            />
            {stage && <span className="block text-sm text-ink-3">{t(stage)}</span>}
          </>
        )}
      </span>
      <IconButton
        icon={X}
        size="sm"
        label={t(failed ? 'clear' : 'cancel', { name })}
        onClick={() => uploads.drop(upload)}
      />
    </div>
  );
};
