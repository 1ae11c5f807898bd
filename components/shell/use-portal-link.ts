'use client';
import { useCallback } from 'react';
import { linkTo } from '../../lib/routes/link.ts';
import { useAddress } from './portal.tsx';

type Values = Readonly<Record<string, string | number | undefined>>;

/** `link('uvacation', { id: 12 }, { mode: 'sub' })`: the address of a route, under the client segment we are in. */
export const usePortalLink = (): ((name: string, params?: Values, query?: Values) => string) => {
  const { client } = useAddress();
  return useCallback((name, params = {}, query = {}) => linkTo(name, params, { client, query }), [client]);
};
