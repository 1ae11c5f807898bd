import { openCodeOf } from './definition.ts';
import type { ParameterKind } from './parameter-kind.ts';
import { PARAMETER_KINDS } from './parameters-kinds.data.ts';

const KINDS: Readonly<Record<string, ParameterKind>> = PARAMETER_KINDS;

/** What a parameter holds and where it works; undefined when the portal knows no such code. */
export const kindOf = (code: string): ParameterKind | undefined => {
  if (Object.hasOwn(KINDS, code)) return KINDS[code];
  const open = openCodeOf(code);
  if (!open) return undefined;
  return open.family === 'by_status'
    ? { ...PARAMETER_KINDS.approve_forbidden_period }
    : { at: ['external'], holds: 'address' };
};
