'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../rpc/client.ts';
import { randomId } from '../../rpc/random-id.ts';
import { reread } from '../../rpc/reread.ts';

/** Reports the opening of another person's document once: a named reader has read it then, and their lists know it. */
export const useOpened = (object: string, id: number, isOthers: boolean): void => {
  const client = useQueryClient();
  const opened = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isOthers || opened.current === id) return;
    opened.current = id;
    // The mark stays away where it fails, and the next opening sets it.
    void call('reading.open', { object, id }, { idempotencyKey: randomId() })
      .then(({ data }) => (data.is_new ? reread(client, object) : undefined))
      .catch(() => undefined);
  }, [client, object, id, isOthers]);
};
