'use client';
import { Download, FileText, PackageCheck, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LookAt } from '../look-at.tsx';
import type { RequestRow } from '../request-row.ts';
import { type GivenFile, givenOf, packageOf, usePaperFiles } from '../use-paper-files.ts';

/** The file of a request with what proves it; nothing where there is none. */
export const GivenFiles = ({ row }: { row: RequestRow }) => {
  const files = usePaperFiles([row.id]);
  const file = givenOf(files, row.id);
  return file ? <Given file={file} archive={packageOf(files, row.id)} /> : null;
};

const Given = ({ file, archive }: { file: GivenFile; archive: GivenFile | undefined }) => {
  const t = useTranslations('families.request.given');
  const days = useDays();
  const link = usePortalLink();
  const isSealed = archive !== undefined;
  return (
    <>
      <div className="flex items-start gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-control border border-line bg-sunken text-ink-2">
          <Icon of={FileText} size={22} />
        </span>
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">
            <bdi>{file.original_name}</bdi>
          </p>
          <p className="flex items-center gap-1.5 text-ink-2">
            {isSealed && <Icon of={ShieldCheck} size={14} />}
            {isSealed ? t('sealed') : file.kind === 'attachment' && t('by_hr')}
          </p>
          <p className="text-ink-3">
            {isSealed && t('size', { size: days.number(Math.max(1, Math.round(file.size / 1_024))) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <LookAt file={file} />
        <FileLink file={file} label={t('download')} icon={Download} tonal />
        {archive && <FileLink file={archive} label={t('package')} icon={PackageCheck} />}
      </div>
      {archive && (
        <p className="text-sm">
          <AppLink href={link('verify')}>{t('check')}</AppLink>
        </p>
      )}
    </>
  );
};

const FileLink = ({
  file,
  label,
  icon,
  tonal = false,
}: {
  file: GivenFile;
  label: string;
  icon: typeof Download;
  tonal?: boolean;
}) => (
  <a
    href={`/api/files/${file.name}`}
    download={file.original_name}
    className={buttonClasses({ variant: tonal ? 'tonal' : 'outlined', size: 'md' })}
  >
    <Icon of={icon} size={18} />
    {label}
  </a>
);
