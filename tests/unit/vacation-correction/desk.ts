import { calendarOf } from '../../../lib/calendar/calendar.ts';
import type { EffectFacts, TouchedDocument } from '../../../lib/documents/effects.ts';
import type { CorrectedLeave, Correction, CorrectionPart } from '../../../lib/documents/facts/leave-facts.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { stepsNamed } from '../../support/matrix-actors.ts';

export const calendar = calendarOf([{ start_date: '2026-06-12', end_date: '2026-06-12', type: 'holiday' }]);

const ANNUAL = { code: 'annual', detail: parseTypeDetail({ day_count: 'calendar_minus_holidays' }) };

/** V1 of the examples: 14 days, 7 to 20 December 2026, approved. */
export const V1: CorrectedLeave = {
  id: 1,
  object_id: 'vacation',
  number: 'ОТ-1',
  status_id: 'approved',
  start_date: '2026-12-07',
  end_date: '2026-12-20',
  days: 14,
  period: null,
  replaced: false,
  type: { id: 40, ...ANNUAL },
};

export const partOf = (id: number, part: Partial<CorrectionPart> = {}): CorrectionPart => ({
  id,
  number: `ПО-${id}`,
  status_id: 'draft',
  start_date: '2026-12-21',
  end_date: '2026-12-27',
  days: 7,
  parents: '1:7',
  replaced: false,
  ...part,
});

/** C1 of the examples: 7 days of V1. */
export const recordOf = (record: Partial<DocumentRecord> = {}): DocumentRecord => ({
  id: 11,
  employee_id: 7,
  creator_id: 7,
  document_type_id: 40,
  start_date: '2026-12-07',
  end_date: '2026-12-13',
  days: 7,
  period: 2026,
  comments: '',
  comments_eng: '',
  replaced_vacation_ids: '1:7',
  status_id: 'draft',
  ground: 'request',
  ...record,
});

export const factsOf = (correction: Partial<Correction> = {}, facts: Partial<RuleFacts> = {}): RuleFacts => ({
  ...NOTHING_KNOWN,
  today: '2026-11-18',
  calendar,
  parameters: {},
  type: ANNUAL,
  byHr: false,
  byOwner: true,
  isNew: false,
  correction: { leaves: [V1], parts: [], minor: false, ...correction },
  ...facts,
});

/** A document that a move of a correction may touch. */
export const touched = (
  object_id: string,
  id: number,
  status_id: string,
  record: Partial<DocumentRecord>,
): TouchedDocument => ({ object_id, id, status_id, record: recordOf({ id, status_id, ...record }) });

export const sibling = (
  id: number,
  status_id: string,
  record: Partial<DocumentRecord> = {},
): TouchedDocument => touched('vacation_correction', id, status_id, record);

export const parent = (record: Partial<DocumentRecord> = {}): TouchedDocument =>
  touched('vacation', 1, 'approved', { days: 14, replaced: false, replaced_vacation_ids: '', ...record });

export const effectFacts = (
  documents: readonly TouchedDocument[],
  parameters: Parameters = {},
): EffectFacts => ({
  today: '2026-11-18',
  calendar,
  parameters,
  document_type: 'annual',
  touched: documents,
});

export const TOGETHER: Parameters = { vacation_correction: '1' };

/** A step of corrections by what it says. */
export const step = (business_role: string, status_id: string, next_status_id: string): Step => {
  const found = stepsNamed('vacation_correction').find(
    (each) =>
      each.business_role === business_role &&
      each.status_id === status_id &&
      each.next_status_id === next_status_id,
  );
  if (!found) throw new Error(`no step of ${business_role} from ${status_id} to ${next_status_id}`);
  return found;
};
