import type { FormInput } from '../../form.ts';

/** Papers are not filled in: hr publishes them, people read them. */
export const form: FormInput = { sections: [], attachments: false };
