'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { compiledWording } from '../i18n/compiled.ts';
import { reread } from '../rpc/reread.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { textsEdited } from './edited.ts';
import { askOwnTexts, type OwnText, type TextDraft, withDraft } from './own-texts.ts';

const NONE: readonly OwnText[] = [];

/** The texts of the client as they are kept, and a way to see a draft of one on the page before it is. */
export const useOwnTexts = () => {
  const client = useQueryClient();
  const asked = useAsked({ queryKey: ['own-texts'], queryFn: askOwnTexts, staleTime: 0 });
  const rows = asked.data;
  const preview = useCallback(
    (draft?: TextDraft) => {
      if (rows) textsEdited.show(compiledWording(withDraft(rows, draft)));
    },
    [rows],
  );
  // What the page came with may be older than what is kept.
  useEffect(() => preview(), [preview]);
  const reload = useCallback(async () => {
    await client.invalidateQueries({ queryKey: ['own-texts'] });
    await reread(client, 'lan');
  }, [client]);
  return { asked, rows: rows ?? NONE, preview, reload };
};
