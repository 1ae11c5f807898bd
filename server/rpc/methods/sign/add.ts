import type { SignedIn, Writing } from '../../../call/context.ts';
import {
  makeSignature,
  type Ready,
  type SignInput,
  writeSignature,
} from '../../../signing/documents/sign.ts';

/** Makes the signature of sign.add and sign.stamp before their transaction. */
export const prepareSign = (input: SignInput, context: SignedIn) => makeSignature(input, context);

/** sign.add for a paper that was brought, sign.stamp for a document that was printed: they write the same. */
export const signAdd = (input: SignInput, { tx, actor, prepared }: Writing) =>
  writeSignature(tx, actor, prepared as Ready, input.comments);
