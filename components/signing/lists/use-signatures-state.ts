'use client';
import { type Change, useAddressState } from '../../lists/use-address-state.ts';
import { readSignatures, type SignaturesState, writeSignatures } from './signatures-state.ts';

export type ChangeSignatures = Change<SignaturesState>;

/** The state of the list, held by the address. Any change but a turn of the page or a report begins at page one. */
export const useSignaturesState = (): [SignaturesState, ChangeSignatures] =>
  useAddressState(readSignatures, changed);

const changed = (state: SignaturesState, patch: Partial<SignaturesState>) => {
  const page = 'signature' in patch ? state.page : 1;
  return writeSignatures({ ...state, page, signature: null, ...patch });
};
