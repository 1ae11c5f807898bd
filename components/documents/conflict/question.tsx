'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Side } from '../../../lib/documents/merge-order.ts';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/segmented.tsx';

/** The answer to a question, and the way to give it. */
export interface Answer {
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** What both sides say of one thing. */
export interface SideRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface QuestionProps extends Answer {
  title: ReactNode;
  /** The title without what is drawn in it: the name of the choice. */
  label: string;
  rows: readonly SideRow[];
  /** What the rows are called by: fields of it where nothing is said; null where the title names the only one. */
  head?: string | null;
}

/** The reader's value beside the stored one, and the choice. The rejected one is struck through. */
export const Question = ({ title, label, rows, head, side, onChoose }: QuestionProps) => {
  const t = useTranslations('documents.conflict');
  const value = (of: Side, row: SideRow) => (
    <td
      className={classNames(
        'py-1 pr-3 align-top wrap-anywhere',
        side && side !== of && 'text-ink-3 line-through',
      )}
    >
      {row[of]}
    </td>
  );
  return (
    <div className="mt-3 rounded-control border border-line bg-surface px-3 py-2.5">
      <p className="font-medium">{title}</p>
      <table className="mt-1 w-full max-w-160 table-fixed text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="text-left text-ink-2">
          <tr>
            {head !== null && (
              <th scope="col" className="w-[32%] py-1 pr-3 font-medium">
                {head ?? t('field')}
              </th>
            )}
            <th scope="col" className="py-1 pr-3 font-medium">
              {t('mine')}
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              {t('theirs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {head !== null && (
                <th
                  scope="row"
                  className="py-1 pr-3 text-left align-top font-normal wrap-anywhere text-ink-2"
                >
                  {row.name}
                </th>
              )}
              {value('mine', row)}
              {value('theirs', row)}
            </tr>
          ))}
        </tbody>
      </table>
      <Segmented
        className="mt-2"
        label={t('choice_of', { what: label })}
        value={side ?? ''}
        onValueChange={(chosen) => chosen !== '' && onChoose(chosen)}
        options={[
          { value: 'mine', label: t('take_mine') },
          { value: 'theirs', label: t('take_theirs') },
        ]}
      />
    </div>
  );
};
