import type { consentMethods } from '../../../lib/documents/families/pdagreement/methods.ts';
import type { Handlers } from '../../call/handler.ts';
import { askForConsent } from './ask.ts';

/** What the calls of consents lead to. */
export const handlers = {
  'consent.ask': (input, { tx, actor }) => askForConsent(tx, actor, input),
} satisfies Handlers<typeof consentMethods>;
