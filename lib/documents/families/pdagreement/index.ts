import { defineFamily } from '../../family.ts';
import { consentState } from './consent-state.ts';
import { consentText } from './consent-text.ts';
import { fields, form, print } from './fields.ts';
import { check, complete, effects, moments } from './rules.ts';

/** A person consents to one use of their personal data (152-FZ, article 9); the text is kept as it was agreed to. */
export const pdagreement = defineFamily({
  object_id: 'pdagreement',
  routes: { form: 'updagreement', list: 'updagreements' },
  group: 'papers',
  readers: { accountant: false, reviewer: false },
  law: { kind: 'personal_data' },
  screens: [
    { name: 'consents', roles: ['hr'], mode: 'hr', menu: 'documents' },
    { name: 'consent-texts', roles: ['hr', 'admin'] },
  ],
  prefix: 'ПД',
  table: 'pdagreement',
  fields,
  form,
  list: { shown: ['text_version', 'valid_to'], offered: [] },
  objects: [consentText, consentState],
  print,
  needs: ['document_type_id'],
  asks: { completing: ['consent'] },
  complete,
  check,
  moments,
  effects,
});
