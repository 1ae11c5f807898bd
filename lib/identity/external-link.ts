import { type Parameters, textOf } from '../settings/read.ts';

const CODE = /^[a-z0-9_]{1,60}$/;
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where a code leads by the client's parameters (AMB-138); undefined for an unknown code and an unsafe target. */
export const externalLink = (parameters: Parameters, code: string): string | undefined => {
  if (!CODE.test(code)) return undefined;
  const target = textOf(parameters, `external_link_${code}`);
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (url?.username !== '' || url.password !== '') return undefined;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && OWN_MACHINE.has(url.hostname));
  return safe ? url.href : undefined;
};
