'use client';
import type { ReactNode } from 'react';
import { ClashFlag } from '../away/clash-flag.tsx';
import { DocumentNameCell, PersonCell, StatusCell } from '../list/document-cells.tsx';
import type { CellProps } from '../list/rows-props.ts';
import { HolderLine } from '../moves/holder-line.tsx';
import { SummaryLines } from '../summary.tsx';
import { Warned } from '../warned.tsx';
import type { Whose } from './many-asks.ts';

/** A column of a list over all families. */
export interface ManyColumn {
  readonly key: 'employee' | 'document' | 'summary' | 'attention' | 'status' | 'holder';
  readonly kind: 'person' | 'document' | 'summary' | 'attention' | 'status' | 'holder';
}

const column = (key: ManyColumn['key'], kind: ManyColumn['kind']): ManyColumn => ({ key, kind });
const SUMMARY = column('summary', 'summary');
const STATUS = column('status', 'status');

/** What a list shows: of others whose it is and what to look at, of one's own where it stands. */
export const columnsOf = (whose: Whose, view: string): readonly ManyColumn[] => {
  if (whose === 'own') return [column('document', 'document'), SUMMARY, STATUS, column('holder', 'holder')];
  const attention = column('attention', 'attention');
  return [column('employee', 'person'), SUMMARY, ...(view === 'waiting' ? [] : [STATUS]), attention];
};

/** What a column prints for a document of any family. */
export const ManyCell = ({ column: { kind }, row, href, clashes }: CellProps<ManyColumn>): ReactNode => {
  switch (kind) {
    case 'person':
      return <PersonCell row={row} href={href} />;
    case 'document':
      return <DocumentNameCell row={row} href={href} />;
    case 'summary':
      return <SummaryLines row={row} titled />;
    case 'status':
      return <StatusCell row={row} />;
    case 'holder':
      return <HolderLine row={row} />;
    case 'attention':
      return <Attention row={row} clashes={clashes} />;
  }
};

/** How long it waits and for which role or person, warnings its author acknowledged, absences beyond the norm. */
const Attention = ({ row, clashes }: Pick<CellProps<ManyColumn>, 'row' | 'clashes'>) => (
  <span className="flex flex-col items-start text-sm">
    <HolderLine row={row} />
    <Warned row={row} />
    <ClashFlag row={row} clashes={clashes} />
  </span>
);
