import { type Parameters, textOf } from '../settings/read.ts';
import { exitAddress } from './exit-address.ts';

const CODE = /^[a-z0-9_]{1,60}$/;

/** Where a code leads by the client's parameters (AMB-138); undefined for an unknown code and an unsafe target. */
export const externalLink = (parameters: Parameters, code: string): string | undefined =>
  CODE.test(code) ? exitAddress(textOf(parameters, `external_link_${code}`)) : undefined;
