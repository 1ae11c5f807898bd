import type { SecondFactorMethod } from '../../lib/identity/second-factor.ts';
import type { CallContext } from '../call/context.ts';
import type { Device, Origin } from './open-session.ts';

/** Whose session an entry opens, and how it came. */
export interface Entered {
  readonly account: { readonly id: number; readonly client_id: number };
  readonly origin: Origin;
  readonly factor?: SecondFactorMethod;
  readonly sso?: unknown;
}

/** A code of the second factor that came with a token, counted: how many tries are left after it. */
export interface TypedCode {
  readonly code: string;
  readonly left: number;
}

/** The call of a browser told from others. */
export type Entering = CallContext & Device;
