import type { overtimeMethods } from '../../../lib/documents/families/overtime/methods.ts';
import type { Handlers } from '../../call/handler.ts';
import { prepareForMany } from './master.ts';

/** What the calls of overtime lead to. */
export const handlers = {
  'overtime.master': (input, { tx, actor }) => prepareForMany(tx, actor, input),
} satisfies Handlers<typeof overtimeMethods>;
