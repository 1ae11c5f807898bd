import type { z } from 'zod';
import type { prepareInput } from '../../../../lib/rpc/signing.ts';
import { type Printed, prepareSigning, printPaper } from '../../../signing/prepare.ts';
import type { SignedIn, Writing } from '../../context.ts';

type Input = z.infer<typeof prepareInput>;

export const prepareSignPrepare = (input: Input, { actor }: SignedIn) => printPaper(input, actor);

export const signPrepare = (input: Input, { tx, actor, prepared }: Writing) =>
  prepareSigning(tx, actor, input, prepared as Printed);
