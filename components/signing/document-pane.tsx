'use client';
import { ArrowLeft, Download, FileText, ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { useDays } from '../calendar/use-days.ts';
import { IconButton } from '../ui/button.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { DocumentBytes } from './use-document-bytes.ts';

type Look = 'document' | 'text';
const PDF = 'application/pdf';
const PICTURES = ['image/png', 'image/jpeg'];

interface DocumentPaneProps {
  prepared: Prepared | undefined;
  bytes: DocumentBytes;
  /** Where there is a list, or the window's own words, to go back to. */
  onBack?: (() => void) | undefined;
}

/** The document that will be signed: as it is, as plain text, and to take away. */
export const DocumentPane = ({ prepared, bytes, onBack }: DocumentPaneProps) => {
  const t = useTranslations('signing.document');
  const isPdf = prepared?.file.content_type === PDF;
  const [chosen, setChosen] = useState<Look>();
  const look = chosen ?? (isPdf && !showsPdf() ? 'text' : 'document');
  return (
    <>
      <div className="flex min-h-17 items-center gap-3 border-b border-line px-5 py-2.5 max-tablet:flex-wrap max-tablet:px-0">
        {onBack ? (
          <IconButton
            icon={ArrowLeft}
            label={t('back')}
            size="sm"
            className="touch:size-12!"
            onClick={onBack}
          />
        ) : (
          <Icon of={FileText} className="text-ink-2" />
        )}
        <FileName prepared={prepared} />
        {isPdf && navigator.pdfViewerEnabled && bytes.kind === 'there' && (
          <Segmented<Look>
            label={t('look')}
            className="max-tablet:order-last max-tablet:basis-full max-tablet:*:flex-1 max-tablet:*:justify-center"
            value={look}
            onValueChange={setChosen}
            options={[
              { value: 'document', label: t('as_document') },
              { value: 'text', label: t('as_text') },
            ]}
          />
        )}
        {bytes.kind === 'there' && (
          <a
            href={bytes.address}
            download={prepared?.file.original_name}
            aria-label={t('download')}
            title={t('download')}
            className={buttonClasses({
              variant: 'quiet',
              size: 'sm',
              className: 'w-(--control-sm) px-0! touch:size-12!',
            })}
          >
            <Icon of={Download} size={18} />
          </a>
        )}
      </div>
      <div
        className={`min-h-0 flex-1 max-tablet:min-h-80 ${look === 'text' ? 'overflow-auto' : 'overflow-hidden'}`}
      >
        <Shown prepared={prepared} bytes={bytes} look={look} />
      </div>
    </>
  );
};

/** Phones and some browsers show no PDF inside a page. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled && window.matchMedia('(min-width: 768px)').matches;

export const FileName = ({ prepared }: { prepared: Prepared | undefined }) => {
  const t = useTranslations('signing.document');
  const days = useDays();
  if (!prepared) return <span className="flex-1" />;
  const { original_name, size, content_type } = prepared.file;
  const kind = content_type.slice(content_type.indexOf('/') + 1).toUpperCase();
  return (
    <div className="min-w-0 flex-1">
      <bdi className="block truncate font-medium">{original_name}</bdi>
      <span className="block truncate text-sm text-ink-3">
        {t('kind_and_size', { kind, size: days.number(Math.max(1, Math.round(size / 1024))) })}
      </span>
    </div>
  );
};

const Shown = ({
  prepared,
  bytes,
  look,
}: {
  prepared: Prepared | undefined;
  bytes: DocumentBytes;
  look: Look;
}) => {
  const t = useTranslations('signing.document');
  if (bytes.kind === 'reading' || !prepared) return <PaperSkeleton label={t('reading')} />;
  if (bytes.kind !== 'there')
    return (
      <EmptyState icon={ShieldAlert} tone="error" title={t(bytes.kind === 'other' ? 'other' : 'late')}>
        {t(bytes.kind === 'other' ? 'other_text' : 'late_text')}
      </EmptyState>
    );
  const { content_type, original_name } = prepared.file;
  if (content_type === PDF)
    return look === 'text' ? (
      <DocumentText bytes={bytes.bytes} />
    ) : (
      <div className="size-full overflow-hidden">
        <iframe
          title={original_name}
          src={`${bytes.address}#toolbar=0&navpanes=0&view=FitH`}
          // The viewer draws a dark line around the page: it is left outside.
          className="-mt-1.5 -ml-1.5 block h-[calc(100%+12px)] w-[calc(100%+12px)] max-w-none border-0"
        />
      </div>
    );
  if (PICTURES.includes(content_type))
    return <Picture src={bytes.address} alt={original_name} className="mx-auto block max-w-full" />;
  return (
    <EmptyState icon={FileText} title={t('not_shown')}>
      {t('not_shown_text')}
    </EmptyState>
  );
};

/** The words of a PDF, read off the same bytes. */
const DocumentText = ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => {
  const t = useTranslations('signing.document');
  const [pages, setPages] = useState<readonly string[] | 'unreadable'>();
  useEffect(() => {
    let left = false;
    import('./browser/document-text.ts')
      .then(({ textOfPdf }) => textOfPdf(bytes))
      .catch((): 'unreadable' => 'unreadable')
      .then((found) => !left && setPages(found));
    return () => {
      left = true;
    };
  }, [bytes]);
  if (pages === undefined) return <PaperSkeleton label={t('reading')} />;
  if (pages === 'unreadable' || pages.every((page) => page.trim() === ''))
    return (
      <EmptyState icon={FileText} title={t('no_text')}>
        {t('not_shown_text')}
      </EmptyState>
    );
  return (
    <ScrollRegion
      aria-label={t('as_text')}
      className="m-6 rounded-control border border-line bg-surface p-8 font-serif text-t3 leading-relaxed whitespace-pre-wrap max-tablet:mx-0 max-tablet:my-3 max-tablet:p-4"
    >
      <article lang="ru">{pages.join('\n\n')}</article>
    </ScrollRegion>
  );
};

const LINES = [
  'w-1/3 self-end',
  'w-2/5 self-end',
  'mt-8 w-1/4 self-center',
  'mt-6',
  '',
  'w-3/4',
  'mt-4',
  'w-1/2',
];

const PaperSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="mx-auto my-6 flex max-w-[36rem] animate-late flex-col gap-3 bg-surface p-12">
    <span className="sr-only">{label}</span>
    {LINES.map((line) => (
      <Skeleton key={line} className={`h-3.5 ${line}`} />
    ))}
  </div>
);
