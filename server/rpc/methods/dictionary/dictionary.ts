import type { z } from 'zod';
import type { dictionaryInput, dictionaryRowInput } from '../../../../lib/rpc/dictionaries.ts';
import type { SignedIn } from '../../../call/context.ts';
import { describeDictionary, listDictionaries } from '../../../dictionaries/describe.ts';
import { historyOf } from '../../../dictionaries/history.ts';
import { usesOf } from '../../../dictionaries/uses.ts';

export const dictionaryList = async (_: object, { actor }: SignedIn) => ({
  data: await listDictionaries(actor),
});

export const dictionaryDescribe = async ({ name }: z.infer<typeof dictionaryInput>, { actor }: SignedIn) => ({
  data: await describeDictionary(actor, name),
});

export const dictionaryUses = async (input: z.infer<typeof dictionaryRowInput>, { actor }: SignedIn) => ({
  data: await usesOf(actor, input),
});

export const dictionaryHistory = async (input: z.infer<typeof dictionaryRowInput>, { actor }: SignedIn) => ({
  data: await historyOf(actor, input),
});
