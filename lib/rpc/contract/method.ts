import type { z } from 'zod';
import type { Reason } from '../../kernel/errors.data.ts';

/** What one method takes, answers and may refuse. */
export interface Method {
  readonly summary: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly errors: readonly Reason[];
  /** Answers without a token. */
  readonly public?: true;
  /** Changes data: honours Idempotency-Key. */
  readonly writes?: true;
  /** Its answer may hold secrets: none is kept, so an Idempotency-Key has no effect. */
  readonly confidential?: true;
  /** On a page of ours the cookie, if there is one yet, stands for a bearer that is over or missing. */
  readonly cookie?: true;
  /** A `token` of an address may stand for the bearer. */
  readonly entry?: true;
  /** Not inside a batch. */
  readonly alone?: true;
}

/** A call anybody may make, one at a time. */
export const anybodys = { public: true, alone: true } as const;

/** A write that a secret is handed in or out with. */
export const secretive = { writes: true, confidential: true, alone: true } as const;
