'use client';
import { FileText, Paperclip } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { uploadFile } from '../../../files/upload-file.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notify.ts';
import { LookAt } from '../look-at.tsx';
import type { RequestRow } from '../request-row.ts';
import { usePaperFiles } from '../use-paper-files.ts';

/** What types of files are taken; the server judges by what is inside. */
const TAKES = 'application/pdf,image/jpeg,image/png';

/** The files of a request, and another one while it is in work. */
export const PreviewFiles = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.preview');
  const errorText = useErrorText();
  const refresh = useRefresh();
  const files = usePaperFiles([row.id]);
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const attach = async (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    try {
      await uploadFile({ object_id: row.object_id, registrator_id: row.id, file, onProgress: setPercent });
      notify.success(t('attached'));
    } catch (error) {
      notify.error(errorText(error));
    }
    setPercent(null);
    await refresh();
  };
  const takes = row.can_edit === '1' && ['prepared', 'accepted'].includes(row.status_id);
  if (!takes && files.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {files.map((file) => (
        <div key={file.id} className="flex items-center gap-2">
          <a
            href={`/api/files/${file.name}`}
            download={file.original_name}
            className="inline-flex min-h-6 items-center gap-2 wrap-anywhere"
          >
            <Icon of={FileText} size={16} className="text-ink-3" />
            <bdi>{file.original_name}</bdi>
          </a>
          {file.kind !== 'archive' && <LookAt file={file} />}
        </div>
      ))}
      {takes && (
        <>
          <input
            ref={input}
            type="file"
            accept={TAKES}
            hidden
            onChange={(event) => {
              void attach(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            icon={Paperclip}
            size="sm"
            busy={percent !== null}
            busyText={t('attaching', { percent: percent ?? 0 })}
            onClick={() => input.current?.click()}
          >
            {t('attach')}
          </Button>
        </>
      )}
    </div>
  );
};
