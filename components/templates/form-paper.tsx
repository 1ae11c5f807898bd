'use client';
import { useTranslations } from 'next-intl';
import type { FormBlock, FormParagraph, FormPiece } from '../../lib/forms/form-block.ts';
import { classNames } from '../ui/class-names.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';

/** What a filled form says, on paper: values tinted, unknown fields in red. */
export const FormPaper = ({ blocks }: { blocks: readonly FormBlock[] }) => (
  <article className="mx-auto flex max-w-[52rem] flex-col gap-2 border border-line bg-surface px-8 py-8 font-serif text-[0.9375rem] leading-6 shadow-low max-tablet:px-4 max-tablet:py-4">
    {blocks.map((block, index) =>
      block.kind === 'paragraph' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
        <Paragraph key={index} paragraph={block} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
        <Table key={index} table={block} />
      ),
    )}
  </article>
);

const ALIGN = { left: '', center: 'text-center', right: 'text-right' } as const;

const Paragraph = ({ paragraph: { pieces, align, at } }: { paragraph: FormParagraph }) => (
  <p data-at={at} className={classNames('min-h-4 whitespace-pre-wrap', ALIGN[align])}>
    {pieces.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
      <Piece key={index} piece={piece} />
    ))}
  </p>
);

const LOOKS = {
  said: '',
  value: 'rounded-cell bg-primary-soft px-0.5',
  unknown:
    'rounded-cell border border-dashed border-error-mark bg-error-soft px-0.5 text-error-ink focus:outline-2 focus:outline-focus',
} as const;

const Piece = ({ piece: { text, look, bold } }: { piece: FormPiece }) => (
  <span
    className={classNames(LOOKS[look], bold && 'font-bold')}
    {...(look === 'unknown' ? { tabIndex: -1, 'data-unknown': text } : {})}
  >
    {text}
  </span>
);

const Table = ({ table: { rows, rooms, ruled } }: { table: Extract<FormBlock, { kind: 'table' }> }) => {
  const t = useTranslations('templates');
  const whole = rooms.reduce((sum, room) => sum + room, 0);
  return (
    <ScrollRegion aria-label={t('table')} className="overflow-x-auto">
      <table className="w-full min-w-120 table-fixed border-collapse text-[0.8125rem] leading-5">
        <colgroup>
          {rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
            <col key={index} style={{ width: `${(room / whole) * 100}%` }} />
          ))}
        </colgroup>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
            <tr key={index}>
              {row.map(({ paragraphs, over }, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
                  key={place}
                  colSpan={over}
                  className={classNames(
                    'px-1 py-0.5 align-top wrap-anywhere',
                    ruled && 'border border-line-strong',
                  )}
                >
                  {paragraphs.map((paragraph, nth) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a form is always redrawn as a whole
                    <Paragraph key={nth} paragraph={paragraph} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
