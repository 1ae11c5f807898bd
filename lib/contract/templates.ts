import type { Reason } from '../kernel/errors.data.ts';
import type { Method } from '../rpc/contract/method.ts';
import {
  templateMendInput,
  templateOpened,
  templateOpenInput,
  templateVersionDone,
  templateVersionInput,
} from '../rpc/templates.ts';

const reading: readonly Reason[] = [
  'invalid_params',
  'access_denied',
  'not_found',
  'form_unreadable',
  'form_unsafe',
  'files_busy',
];
const writing: readonly Reason[] = [...reading, 'idempotency_key_reused'];
const putting: readonly Reason[] = [...writing, 'edited_by_another', 'form_problems', 'validation'];

/** Templates of printed forms and their versions; a version comes in by an upload (`POST /templates/{id}/versions`). */
export const templateMethods = {
  'template.open': {
    summary:
      'A version of a template on a document: what it would say, what is wrong with it, what it may name',
    input: templateOpenInput,
    output: templateOpened,
    errors: reading,
  },
  'template.publish': {
    summary: 'Puts a version in force that is newer than the one in force',
    input: templateVersionInput,
    output: templateVersionDone,
    errors: putting,
    writes: true,
  },
  'template.restore': {
    summary: 'Takes an older version back: as a new one, in force at once',
    input: templateVersionInput,
    output: templateVersionDone,
    errors: putting,
    writes: true,
  },
  'template.mend': {
    summary: 'Adds a version that calls a field as it was meant',
    input: templateMendInput,
    output: templateVersionDone,
    errors: [...writing, 'validation'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
