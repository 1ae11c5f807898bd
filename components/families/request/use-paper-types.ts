'use client';
import { useMemo } from 'react';
import { useMasterData } from '../../rpc/master-data.ts';
import type { PaperTypeRow } from './request-row.ts';

/** Kinds of papers that people ask for, in the order of the dictionary. */
export const usePaperTypes = (): readonly PaperTypeRow[] => {
  const { request_types } = useMasterData();
  return useMemo(
    () =>
      (request_types as readonly PaperTypeRow[])
        .filter(({ made_by, disabled }) => made_by !== '' && disabled !== '1')
        .toSorted((a, b) => Number(a.sort) - Number(b.sort)),
    [request_types],
  );
};
