'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PaperBlock } from '../../../../lib/documents/families/request/rpc.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { RequestRow } from '../request-row.ts';
import { usePaperPreview } from './use-paper-preview.ts';

const STYLES: Readonly<Record<PaperBlock['style'], string>> = {
  title: 'text-center font-bold uppercase',
  text: '',
  fine: 'text-sm text-ink-2',
};

/** The paper as it would be sent: what was read off the card is yellow, what is missing there red, by its name. */
export const PaperSheet = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.preview');
  const preview = usePaperPreview(row);
  if (!preview) return null;
  const { blocks, missing, language } = preview;
  if (blocks.length === 0) return <p className="text-sm text-ink-2">{t('no_layout')}</p>;
  return (
    <>
      <figure
        lang={language}
        aria-label={t('paper')}
        className="flex flex-col gap-3 rounded-control border border-line bg-surface px-6 py-5 font-serif shadow-1"
      >
        {blocks.map((block, index) => (
          // Blocks of one paper keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          <p key={index} className={classNames('wrap-anywhere', STYLES[block.style])}>
            <Pieces pieces={block.pieces} />
          </p>
        ))}
      </figure>
      {missing.length > 0 ? (
        <p className="flex gap-2 text-sm text-warning-ink">
          <Icon of={TriangleAlert} size={16} className="mt-0.5" />
          <span>{t('missing', { fields: missing.map((field) => t(`card.${field}`)).join(', ') })}</span>
        </p>
      ) : (
        <p className="text-sm text-ink-3">{t('filled')}</p>
      )}
    </>
  );
};

const Pieces = ({ pieces }: Pick<PaperBlock, 'pieces'>) => {
  const t = useTranslations('families.request.preview');
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'said') return text;
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence keep their places
        key={index}
        className={classNames(
          'rounded-sm px-0.5',
          kind === 'card' ? 'bg-warning-soft text-ink' : 'bg-error-soft text-error-ink',
        )}
      >
        {kind === 'card' ? text : t('hole', { field: t(`card.${text}`) })}
      </mark>
    );
  });
};
