'use client';
import { useView } from '../rpc/use-view.ts';
import type { PolicyRow } from './policy-row.ts';

/** What the local act has signed, for screens that show or explain it. */
export const usePolicies = (enabled = true) =>
  useView<PolicyRow>('signature_policy', { rowsPerPage: 'all' }, { enabled });
