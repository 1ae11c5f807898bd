import { z } from 'zod';

export const BATCH_CAP = 50;

const batchCall = z.strictObject({
  batchId: z.union([z.string().max(100), z.number()]).optional(),
  method: z.string().max(60),
  params: z.unknown().optional(),
});

export const batchInput = z.union([z.array(batchCall), z.strictObject({ calls: z.array(batchCall) })]);
