import type { z } from 'zod';
import type { parameterHistoryInput, parameterPreviewInput } from '../../../../lib/rpc/parameters.ts';
import type { SignedIn } from '../../../call/context.ts';
import { listParameters } from '../../../settings/list-parameters.ts';
import { parameterHistory } from '../../../settings/parameter-history.ts';
import { previewParameter } from '../../../workflow/preview-parameter.ts';

export const parameterList = async (_: object, { actor }: SignedIn) => ({
  data: await listParameters(actor),
});

export const parameterPreview = async (
  input: z.infer<typeof parameterPreviewInput>,
  { actor }: SignedIn,
) => ({ data: await previewParameter(actor, input) });

export const parameterHistoryOf = async (
  { code }: z.infer<typeof parameterHistoryInput>,
  { actor }: SignedIn,
) => ({ data: await parameterHistory(actor, code) });
