'use client';
import { useTranslations } from 'next-intl';
import type { LetterPreview } from '../../lib/rpc/letters.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';

interface LetterPaperProps {
  letter: LetterPreview;
  view: 'html' | 'text';
  language: string;
}

/** A letter: its envelope, and its page in a frame that runs nothing, or the text of those who read no pages. */
export const LetterPaper = ({ letter, view, language }: LetterPaperProps) => {
  const t = useTranslations('letters');
  return (
    <div className="min-w-0 overflow-hidden rounded-control border border-line">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line bg-sunken px-4 py-2.5 text-sm">
        {(['from', 'to', 'subject'] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-2">{t(part)}</dt>
            <dd lang={language} className="font-medium wrap-anywhere">
              {letter[part]}
            </dd>
          </div>
        ))}
      </dl>
      {view === 'html' ? (
        <iframe
          title={t('paper')}
          sandbox=""
          srcDoc={letter.html}
          className="block h-[30rem] w-full bg-[#f2f5f5]"
        />
      ) : (
        <ScrollRegion aria-label={t('paper')} className="max-h-[30rem] overflow-auto p-4">
          <p lang={language} className="whitespace-pre-wrap wrap-anywhere">
            {letter.text}
          </p>
        </ScrollRegion>
      )}
    </div>
  );
};
