import { RpcError, type RpcFieldError } from '../../rpc/rpc-error.ts';

/** A warning in both languages, as it was said, with what it was said of. */
export type Warning = Pick<RpcFieldError, 'code' | 'message' | 'message_eng' | 'values'>;

/** Warnings the sender acknowledged: a decider reads them first. */
export const carriedWarnings = ({ warnings }: { readonly warnings?: unknown }): readonly Warning[] => {
  if (typeof warnings !== 'string' || warnings === '') return [];
  try {
    const parsed: unknown = JSON.parse(warnings);
    return Array.isArray(parsed) ? parsed.filter(isWarning) : [];
  } catch {
    return [];
  }
};

const isWarning = (value: unknown): value is Warning =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'message') === 'string';

/** Refused until the warnings that came with it have been read. */
export const isUnseen = (error: unknown): error is RpcError =>
  error instanceof RpcError && error.reason === 'warnings_unseen';
