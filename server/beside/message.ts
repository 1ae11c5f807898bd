import type { Refusal } from '../../lib/kernel/refusal.ts';
import type { Bounds } from './reader.ts';

/** What the portal asks of a reading process. */
export interface Asked {
  readonly name: string;
  readonly input: unknown;
  readonly bounds: Bounds;
}

/** What it answers: what was read, why it is refused, or what broke. Ended before that, it answers nothing. */
export type Answer =
  | { readonly read: unknown }
  | { readonly refused: Refusal }
  | { readonly failed: string; readonly code: string | undefined };
