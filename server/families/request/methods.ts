import type { PaperInput } from '../../../lib/documents/families/request/rpc.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { preparePaper } from './prepare.ts';
import { previewPaper } from './preview.ts';

/** What the calls of requests lead to. */
export const handlers = {
  'request.preview': (input: PaperInput, { actor }: SignedIn) => previewPaper(actor, input),
  'request.prepare': (input: PaperInput, { tx, actor }: Writing) => preparePaper(tx, actor, input),
};
