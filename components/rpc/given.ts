'use client';
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { FirstAnswers } from './ask.ts';

/** What pages came with, as the cache took it, by the name it has there. */
const given = new WeakMap<QueryClient, Map<string, unknown>>();

/** Puts what a page came with into the cache; what was read there before stays. */
export const takeGiven = (client: QueryClient, { at, answers }: FirstAnswers): void => {
  const taken = given.get(client) ?? new Map<string, unknown>();
  given.set(client, taken);
  for (const [key, data] of answers) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at });
    taken.set(hashKey(key), client.getQueryData(key));
  }
};

const never = () => () => undefined;
const yes = () => true;

/**
 * What the server drew these lists with (undefined for one it did not have) while the page still is what the server
 * drew; undefined once it is alive. What came since must not be drawn into the server's markup.
 */
export const useDrawnWith = (keys: readonly QueryKey[]): readonly unknown[] | undefined => {
  const client = useQueryClient();
  const drawn = () => keys.map((key) => given.get(client)?.get(hashKey(key)));
  const isAsDrawn = () =>
    drawn().every((data, index) => {
      const now = client.getQueryState(keys[index] ?? []);
      return data === now?.data && now?.status !== 'error';
    });
  return useSyncExternalStore(never, yes, isAsDrawn) ? undefined : drawn();
};
