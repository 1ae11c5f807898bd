import { pdagreement } from '../../../lib/documents/families/pdagreement/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { ConsentText } from './consent-text.tsx';

/** The form of a consent: its purpose with the text that is agreed to. */
export const form: FamilyForm = { family: pdagreement, sections: { purpose: ConsentText } };
