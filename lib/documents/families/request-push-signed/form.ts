import type { DocumentFormDefinition } from '../../form.ts';

/** Papers are not filled in: hr publishes them, people read them. */
export const form: DocumentFormDefinition = {
  sections: [],
  balance: false,
  away: false,
  attachments: false,
};
