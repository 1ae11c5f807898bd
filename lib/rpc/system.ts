import { z } from 'zod';

/** Parts of the portal that may need a hand, in their order. */
export const SYSTEM_PARTS = [
  'audit',
  'signatures',
  'files',
  'database',
  'statements',
  'queue',
  'jobs',
  'mail',
  'certificates',
  'trust',
  'parameters',
  'calendar',
  'accounts',
  'managers',
] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** How the portal stands: each part with its figures; `act` wants a hand now, `look` may wait. Nothing of it is secret. */
export const systemState = z.object({
  version: z.string(),
  build: z.string(),
  node: z.string(),
  database: z.string(),
  /** ISO 8601 UTC. */
  started: z.string(),
  /** Statements that were slow since this process started, the longest first; values never stand in them. */
  slow: z.array(
    z.object({
      sql: z.string(),
      count: z.number().int(),
      longest_ms: z.number().int(),
      last: z.string(),
    }),
  ),
  parts: z.array(
    z.object({
      part: z.enum(SYSTEM_PARTS),
      state: z.enum(['ok', 'look', 'act']),
      values: z.record(z.string(), z.union([z.number(), z.string()])),
    }),
  ),
});
export type SystemState = z.infer<typeof systemState>;
