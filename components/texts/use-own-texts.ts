'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { compiledWording } from '../i18n/compiled.ts';
import { textsEdited } from '../i18n/texts-edited.ts';
import { reread } from '../rpc/reread.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { askOwnTexts, type OwnText, type TextDraft, withDraft } from './own-texts.ts';

const NONE: readonly OwnText[] = [];
const KEPT = ['own-texts'];

/** The texts of the client as they are kept, and a way to see a draft of one on the page before it is. */
export const useOwnTexts = () => {
  const client = useQueryClient();
  const asked = useAsked({ queryKey: KEPT, queryFn: askOwnTexts, staleTime: 0 });
  const rows = asked.data;
  const preview = useCallback(
    (draft?: TextDraft) => {
      const kept = client.getQueryData<readonly OwnText[]>(KEPT);
      if (kept) textsEdited.show(compiledWording(withDraft(kept, draft)));
    },
    [client],
  );
  // What the page came with may be older than what is kept.
  useEffect(() => {
    if (rows) preview();
  }, [rows, preview]);
  const reload = useCallback(async () => {
    await client.invalidateQueries({ queryKey: KEPT });
    await reread(client, 'lan');
  }, [client]);
  return { asked, rows: rows ?? NONE, preview, reload };
};
