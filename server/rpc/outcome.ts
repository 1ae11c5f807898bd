import { RawJson } from '../call/context.ts';
import type { errorBody } from '../call/error-body.ts';

/** What a call came to. */
export type Outcome = { result: unknown } | { error: ReturnType<typeof errorBody> };

/** The answer as JSON text; results that are JSON already are not parsed again. */
export const outcomeText = (outcome: Outcome): string =>
  'error' in outcome
    ? `"error":${JSON.stringify(outcome.error)}`
    : `"result":${outcome.result instanceof RawJson ? outcome.result.text : JSON.stringify(outcome.result ?? null)}`;
