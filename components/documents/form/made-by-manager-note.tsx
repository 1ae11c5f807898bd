'use client';
import { useTranslations } from 'next-intl';
import { useNames } from '../../people/use-names.ts';
import { Note } from '../../ui/banner.tsx';
import type { DocumentRow } from '../document-row.ts';

/** Tells a reader whose manager created the document. */
export const MadeByManagerNote = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  return <Note title={t('made_by_manager', { who: names.short(row.creator_name, row.creator_name_eng) })} />;
};
