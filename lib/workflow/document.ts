import { DAY_COUNTS, type DayCount } from '../calendar/day-count.ts';
import { jsonOf } from '../kernel/parsed.ts';
import type { Decimal } from '../money/decimal.ts';
import { parsePositive } from '../money/parse-amount.ts';
import { numeric } from '../settings/read.ts';
import { isOn } from './flag.ts';

/** What rights and moves ask about a document, whatever its family. */
export interface DocumentFacts {
  readonly id: number;
  readonly object_id: string;
  readonly status_id: string;
  readonly organization_id: number | null;
  readonly employee_id: number | null;
  readonly manager_id: number | null;
  readonly creator_id: number | null;
  /** The step that brought the document where it is. */
  readonly workflow_id: number | null;
  readonly document_type_id?: number | null;
  /** When it was made; absent: now. Its order of steps follows from it. */
  readonly create_date?: string | null;
  /** Replaced by a correction: only hr acts on it any more (AMB-107). */
  readonly replaced?: boolean;
  /** It accompanies another document and goes where that goes. */
  readonly accompanies?: boolean;
  /** Its content is past changing; for good: it is past deleting too. */
  readonly fixed?: 'content' | 'for_good' | undefined;
  /** It has a signature: it stays, whatever becomes of it. */
  readonly signed?: boolean;
  readonly document_type?: { readonly code: string; readonly detail: DocumentTypeDetail } | null;
}

/** No status at all is the status `empty` (specification 4.1). */
export const statusOf = (status: string | null | undefined): string => status?.trim() || 'empty';

/** Text for both languages. */
export interface Hint {
  readonly ru: string;
  readonly en: string;
}

/** The flags of a document type (AMB-088). */
export interface DocumentTypeDetail {
  readonly attach_require: boolean;
  readonly check_limit: boolean;
  /** Its days are not taken from the yearly limit: unpaid, study, maternity and parental leave. */
  readonly limit_free: boolean;
  /** The balance its days are taken from, where they are taken from any: annual, or one of its own. */
  readonly leave_kind: string;
  readonly comment_require: boolean;
  /** It says its reason in words. */
  readonly reason_require: boolean;
  /** The largest sum that is asked for, in the currency of the organization; null where there is no limit. */
  readonly amount_max: Decimal | null;
  readonly disable_grid_button: boolean;
  readonly type_hint: Hint | null;
  readonly comment_hint: Hint | null;
  readonly day_count: DayCount;
  /** Days by field: `{ start_date: 14 }` closes a move 14 days before that date (AMB-083). */
  readonly forbidden_periods: Readonly<Record<string, number>>;
}

/** Reads a type's `detail`, as JSON text or already parsed. What cannot be read is no flag, never a failure. */
export const parseTypeDetail = (json: unknown): DocumentTypeDetail => {
  const detail = recordOf(typeof json === 'string' ? jsonOf(json) : json);
  return {
    attach_require: isOn(detail.attach_require),
    check_limit: isOn(detail.check_limit),
    limit_free: isOn(detail.limit_free),
    leave_kind: textIn(detail.leave_kind) || ANNUAL_LEAVE,
    comment_require: isOn(detail.comment_require),
    reason_require: isOn(detail.reason_require),
    amount_max: sumOf(detail.amount_max),
    disable_grid_button: isOn(detail.disable_grid_button),
    type_hint: hintOf(detail.type_hint),
    comment_hint: hintOf(detail.comment_hint),
    day_count: DAY_COUNTS.find((mode) => mode === detail.day_count) ?? 'calendar',
    forbidden_periods: forbiddenPeriodsOf(detail),
  };
};

/** The kind of days that types take from which say none. */
export const ANNUAL_LEAVE = 'annual';
/** Balances of leave that a type may take from. */
export const LEAVE_KINDS: readonly string[] = [ANNUAL_LEAVE, 'additional'];

/** Whether days of a type are taken from the annual leave. */
export const takesAnnual = ({
  limit_free,
  leave_kind,
}: Pick<DocumentTypeDetail, 'limit_free' | 'leave_kind'>): boolean =>
  !limit_free && leave_kind === ANNUAL_LEAVE;

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const sumOf = (value: unknown): Decimal | null => {
  const sum = parsePositive(String(value ?? ''), SUM_PLACES);
  return sum.ok ? sum.value : null;
};

const SUM_PLACES = 2;

const FORBIDDEN_PERIOD = 'next_status_forbidden_period_vs_';

/** The `next_status_forbidden_period_vs_{field}` keys of a step's or a type's detail; a value that is no number is 0. */
export const forbiddenPeriodsOf = (
  detail: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(detail)
      .filter(([key]) => key.startsWith(FORBIDDEN_PERIOD))
      .map(([key, value]) => [key.slice(FORBIDDEN_PERIOD.length), numeric(String(value)) ?? 0]),
  );

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const hintOf = (value: unknown): Hint | null => {
  const texts = typeof value === 'string' ? { ru: value, en: value } : recordOf(value);
  const [ru, en] = [texts.ru, texts.en].map((text) => (typeof text === 'string' ? text.trim() : ''));
  return ru || en ? { ru: ru || en || '', en: en || ru || '' } : null;
};
