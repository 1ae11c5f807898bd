import type { FamilyInput } from '../../family.ts';

/** Nothing about a paper hangs together with something else in it. */
export const shape: FamilyInput['shape'] = () => [];

/** No paper goes out without its file: there would be nothing to read and nothing to sign. */
export const rules: FamilyInput['rules'] = (record) =>
  Number(record.files_count) > 0 ? [] : [{ field: 'files', code: 'document/paper-missing' }];
