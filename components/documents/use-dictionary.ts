'use client';
import { OFFERED } from '../rpc/master-calls.data.ts';
import { useView } from '../rpc/use-view.ts';

export interface DictionaryEntry {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly [field: string]: unknown;
}

/** The entries of a dictionary that are in use; those of the first batch are there already. */
export const useDictionary = (object: string): readonly DictionaryEntry[] =>
  useView<DictionaryEntry>(object, OFFERED).data?.data ?? NONE;

const NONE: readonly DictionaryEntry[] = [];
