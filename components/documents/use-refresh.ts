'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Has every list on the screen read again: a document that moved stands in several of them. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['view'] }), [client]);
};
