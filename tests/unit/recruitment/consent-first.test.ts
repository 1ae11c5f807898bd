import { describe, expect, test } from 'vitest';
import { closedFields } from '../../../lib/documents/complete.ts';
import { CONSENTS, OFFER, PERSONAL } from '../../../lib/documents/families/recruitment/fields.ts';
import { recruitment } from '../../../lib/documents/families/recruitment/index.ts';
import { passportPages } from '../../../lib/documents/families/recruitment/rules.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';

const hiring = (more: object = {}): DocumentRecord => ({
  id: 1,
  employee_id: 2,
  creator_id: 3,
  organization_id: 1,
  document_type_id: null,
  start_date: null,
  end_date: null,
  days: null,
  comments: '',
  comments_eng: '',
  consent_data: null,
  ...more,
});
const CANDIDATE = { byHr: false, byOwner: true };
const RECRUITER = { byHr: false, byOwner: false };
const HR = { byHr: true, byOwner: false };
const answers = PERSONAL.filter((field) => !CONSENTS.includes(field));
const closed = (fields: readonly string[], record: DocumentRecord, who: typeof HR) =>
  closedFields(recruitment, fields, record, who).map(({ field, code }) => [field, code]);
const each = (fields: readonly string[], code: string) => fields.map((field) => [field, code]);

describe('what a candidate says of themselves', () => {
  const given = hiring({ consent_data: 'given' });

  test('is closed to everybody before they consent, to the recruiter alone afterwards', () => {
    for (const who of [CANDIDATE, HR])
      expect(closed(answers, hiring(), who)).toEqual(each(answers, 'recruitment/consent-first'));
    for (const who of [CANDIDATE, HR]) expect(closed(answers, given, who)).toEqual([]);
    for (const record of [hiring(), given])
      expect(closed(answers, record, RECRUITER)).toEqual(each(answers, 'recruitment/own-answers'));
  });

  test('is closed for good once it was deleted', () => {
    const erased = hiring({ consent_data: 'given', erased_at: '2026-01-01T00:00:00Z' });
    for (const who of [CANDIDATE, RECRUITER, HR])
      expect(closed(PERSONAL, erased, who)).toEqual(each(PERSONAL, 'recruitment/erased'));
  });

  test('a consent is theirs alone, the offer is not, the number is of hr', () => {
    for (const who of [RECRUITER, HR])
      expect(closed(CONSENTS, given, who)).toEqual(each(CONSENTS, 'recruitment/own-consent'));
    expect(closed(CONSENTS, hiring(), CANDIDATE)).toEqual([]);
    expect(closed(OFFER, given, CANDIDATE)).toEqual(each(OFFER, 'recruitment/offered'));
    for (const who of [RECRUITER, HR]) expect(closed(OFFER, given, who)).toEqual([]);
    expect(closed(['staff_number'], given, RECRUITER)).toEqual([
      ['staff_number', 'recruitment/numbered-by-hr'],
    ]);
    expect(closed(['staff_number'], given, HR)).toEqual([]);
  });
});

test('a Russian passport is shown by two pages, another one by one', () => {
  expect(passportPages(true)).toEqual(['passport', 'registration']);
  expect(passportPages(false)).toEqual(['passport']);
});
