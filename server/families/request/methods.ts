import type { requestMethods } from '../../../lib/documents/families/request/methods.ts';
import type { Handlers } from '../../call/handler.ts';
import { preparePaper, previewPaper } from './preview.ts';

/** What the calls of requests lead to. */
export const handlers = {
  'request.preview': (input, { actor }) => previewPaper(actor, input),
  'request.prepare': (input, { tx, actor }) => preparePaper(tx, actor, input),
} satisfies Handlers<typeof requestMethods>;
