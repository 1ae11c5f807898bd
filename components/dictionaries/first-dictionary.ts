import type { KeptCall } from '../rpc/ask.ts';

/** What a page of a dictionary is drawn from: its description. */
export const askDescribed = (name: string): KeptCall => ({
  key: ['dictionary', name],
  method: 'dictionary.describe',
  params: { name },
});
