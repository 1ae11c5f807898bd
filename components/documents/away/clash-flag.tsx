'use client';
import { Users } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useClashWords } from './use-clash-words.ts';
import type { Clashes } from './use-clashes.ts';

/** How many are away with a document, where that is beyond the norm. */
export const ClashFlag = ({ row, clashes }: { row: DocumentRow; clashes: Clashes }) => {
  const words = useClashWords();
  const clash = clashes.of(row);
  if (!clash?.over) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-warning-ink">
      <Icon of={Users} size={14} />
      {words.count(clash)}
    </span>
  );
};
