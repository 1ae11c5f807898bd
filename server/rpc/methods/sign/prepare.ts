import type { z } from 'zod';
import type { prepareInput } from '../../../../lib/rpc/signing.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { countShown } from '../../../signing/documents/count-shown.ts';
import { type Printed, prepareSigning, printForm } from '../../../signing/documents/prepare.ts';

type Input = z.infer<typeof prepareInput>;

export const prepareSignPrepare = async (input: Input, { actor }: SignedIn) => {
  await countShown(actor);
  return printForm(input, actor);
};

export const signPrepare = (input: Input, { tx, actor, prepared }: Writing) =>
  prepareSigning(tx, actor, input, prepared as Printed);
