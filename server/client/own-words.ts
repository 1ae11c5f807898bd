import type { OwnWords } from '../i18n/sentence.ts';
import { ownRules, type Whose } from './own-rules.ts';

/** The sentences a client has put in place of the shipped ones; none while they cannot be read. */
export const ownWords = async (whose: Whose): Promise<OwnWords | undefined> => (await ownRules(whose))?.words;
