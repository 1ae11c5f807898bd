'use client';
import { useQuery } from '@tanstack/react-query';
import type { OwnKey } from '../../../lib/rpc/signing-keys.ts';
import { call } from '../../rpc/client.ts';

/** How things stand with the key of the person who sits here, by the server's word. */
export const useOwnKey = () =>
  useQuery({
    queryKey: ['sign.key'],
    queryFn: async ({ signal }) => (await call<{ data: OwnKey }>('sign.key', {}, { signal })).data,
  });
