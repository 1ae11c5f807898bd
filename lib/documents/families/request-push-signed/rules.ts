import type { FamilyInput } from '../../family.ts';
import { NOTHING_FOUND } from '../../record.ts';

/** No paper goes out without its file: there would be nothing to read and nothing to sign. */
export const check: FamilyInput['check'] = (record) =>
  Number(record.files_count) > 0
    ? NOTHING_FOUND
    : { refusals: [{ field: 'files', code: 'document/paper-missing' }], warnings: [] };
