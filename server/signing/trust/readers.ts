import { reader } from '../../beside/reader.ts';

/** A list of revoked certificates. */
export const LIST = reader('list', 10, 512, async () => (await import('./read-list.ts')).readList);

/** What a responder answered about a certificate. */
export const ANSWER = reader('answer', 5, 384, async () => (await import('./read-answer.ts')).readAnswer);
