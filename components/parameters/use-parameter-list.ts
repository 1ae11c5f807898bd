'use client';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** Every parameter as its keeper sees it; read again with the rows of the object. */
export const useParameterList = () =>
  useAsked({
    queryKey: ['view', 'parameter', 'list'],
    queryFn: ({ signal }) => call('parameter.list', {}, { signal }).then(({ data }) => data),
  });
