import type { MasterInput } from '../../../lib/documents/families/overtime/rpc.ts';
import type { Writing } from '../../call/context.ts';
import { prepareForMany } from './master.ts';

/** What the calls of overtime lead to. */
export const handlers = {
  'overtime.master': (input: MasterInput, { tx, actor }: Writing) => prepareForMany(tx, actor, input),
};
