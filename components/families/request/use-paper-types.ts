'use client';
import { useMemo } from 'react';
import { useMasterData } from '../../rpc/master-data.ts';
import { paperTypesOf } from './paper-types.ts';
import type { PaperTypeRow } from './request-row.ts';

/** Kinds of papers that people ask for, in the order of the dictionary. */
export const usePaperTypes = (): readonly PaperTypeRow[] => {
  const { request_types } = useMasterData();
  return useMemo(() => paperTypesOf(request_types), [request_types]);
};
