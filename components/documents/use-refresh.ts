'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rereadAll } from '../rpc/reread.ts';

/** Has every list on the screen read again: a document that moved stands in several of them. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => rereadAll(client), [client]);
};
