'use client';
import { useState } from 'react';
import { ASK_CAP } from '../../../lib/documents/families/pdagreement/rpc.ts';
import { call } from '../../rpc/client.ts';
import type { Rows } from '../../rpc/rows.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import type { ConsentRow } from './consent-rows.ts';

/**
 * Asks the people of a filter for the consents they lack, as many at once as one call takes. A person once asked leaves
 * the filter, so a run that was broken off goes on where it stopped.
 */
export const useAsking = (filter: string) => {
  const view = useView<ConsentRow>('consent_state', { filter, rowsPerPage: 1, page: 1 }, { keepRows: true });
  const [done, setDone] = useState<number>();
  const send = useRpcMutation('consent.ask');

  const ask = async (): Promise<number> => {
    let asked = 0;
    try {
      for (;;) {
        setDone(asked);
        const { data } = await call<Rows<ConsentRow>>('view.get', {
          object: 'consent_state',
          filter,
          rowsPerPage: ASK_CAP,
          page: 1,
        });
        const [first] = data;
        if (!first) return asked;
        const { document_type_id } = first;
        const employee_ids = data
          .filter((row) => row.document_type_id === document_type_id)
          .map(({ employee_id }) => employee_id);
        const lines = (await send.mutateAsync({ document_type_id, employee_ids })).data;
        const fresh = lines.filter(({ outcome }) => outcome === 'asked').length;
        if (fresh === 0) return asked;
        asked += fresh;
      }
    } finally {
      setDone(undefined);
    }
  };
  return { count: view.data?.total ?? 0, done, ask };
};
