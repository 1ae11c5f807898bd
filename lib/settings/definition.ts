import { PARAMETERS, type ParameterDefinition } from './parameters.data.ts';

const CATALOGUE: Readonly<Record<string, ParameterDefinition>> = PARAMETERS;

/** `approved_forbidden_period`: days before the start when a move to that status closes (AMB-085). */
const BY_STATUS = /^([a-z][a-z_]*)_forbidden_period$/;
/** `external_link_crm`: where the address `/external-link?code=crm` leads. */
const EXTERNAL_LINK = /^external_link_([a-z0-9_]+)$/;

/** What a parameter is; undefined when the portal knows no such code. */
export const parameterOf = (code: string): ParameterDefinition | undefined => {
  if (Object.hasOwn(CATALOGUE, code)) return CATALOGUE[code];
  if (BY_STATUS.test(code)) return { type: 'number', default: '0', group: 'workflow', min: 0 };
  if (EXTERNAL_LINK.test(code)) return { type: 'text', default: '', group: 'general' };
  return undefined;
};

/** A code of one of the two open families, and what it names: a status, or the code of a link. */
export type OpenCode =
  | { readonly family: 'by_status'; readonly of: string }
  | { readonly family: 'external_link'; readonly of: string };

/** What a code outside the catalogue names; undefined when it is of the catalogue, or unknown. */
export const openCodeOf = (code: string): OpenCode | undefined => {
  if (Object.hasOwn(CATALOGUE, code)) return undefined;
  const [, status] = BY_STATUS.exec(code) ?? [];
  if (status !== undefined) return { family: 'by_status', of: status };
  const [, link] = EXTERNAL_LINK.exec(code) ?? [];
  return link === undefined ? undefined : { family: 'external_link', of: link };
};
