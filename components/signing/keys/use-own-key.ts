'use client';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';

/** How things stand with the key of the person who sits here, by the server's word; nothing is asked for a program. */
export const useOwnKey = () => {
  const { employee_id } = useProfile();
  return useQuery({
    enabled: employee_id !== null,
    queryKey: ['sign.key'],
    queryFn: async ({ signal }) => (await call('sign.key', {}, { signal })).data,
  });
};
