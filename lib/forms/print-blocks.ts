import type { Block, TableBlock, TableCell } from '../print/block.ts';
import type { FormBlock, FormParagraph } from './form-block.ts';

type FormTable = Extract<FormBlock, { kind: 'table' }>;

/** What a filled form says, as blocks of the portal's own printed layout. */
export const printBlocks = (blocks: readonly FormBlock[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? tableOf(block) : paragraphOf(block)));

const textOf = ({ pieces }: FormParagraph): string =>
  pieces.map(({ text }) => text.replaceAll('\t', '    ')).join('');

/** Whether every sign of it that is seen is bold. */
const isStrong = ({ pieces }: FormParagraph): boolean =>
  pieces.some(({ text }) => text.trim() !== '') &&
  pieces.every(({ bold, text }) => bold || text.trim() === '');

const paragraphOf = (paragraph: FormParagraph): Block => ({
  kind: 'paragraph',
  text: textOf(paragraph),
  style: isStrong(paragraph) ? 'title' : 'body',
  align: paragraph.align,
  after: 4,
});

const tableOf = ({ rows, rooms, ruled, again = [], together }: FormTable): TableBlock[] => {
  const width = Math.max(0, ...rows.map((row) => row.reduce((sum, { over }) => sum + over, 0)));
  if (width === 0) return [];
  const columns = Array.from({ length: width }, (_, index) => ({ head: '', room: rooms[index] ?? 1 }));
  const told = rows.map((row, place) => ({
    ...(again.includes(place) ? { again: true as const } : {}),
    cells: row.map(
      ({ paragraphs, over, down, edges }): TableCell => ({
        text: paragraphs.map(textOf).join('\n'),
        over,
        align: paragraphs[0]?.align ?? 'left',
        ...(paragraphs.some(isStrong) ? { strong: true } : {}),
        ...(paragraphs.some(({ large }) => large) ? { large: true } : {}),
        ...(down ? { down } : {}),
        ...(edges ? { edges } : {}),
      }),
    ),
  }));
  return [
    {
      kind: 'table',
      columns,
      rows: told,
      headless: true,
      ...(ruled ? {} : { unruled: true }),
      ...(together ? { together } : {}),
      after: 6,
    },
  ];
};
