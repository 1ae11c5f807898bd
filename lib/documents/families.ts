import { absence } from './families/absence/index.ts';
import { btrip } from './families/btrip/index.ts';
import { expense } from './families/expense/index.ts';
import { homeoffice } from './families/homeoffice/index.ts';
import { internalMemo } from './families/internalmemo/index.ts';
import { materialassistance } from './families/materialassistance/index.ts';
import { overtime } from './families/overtime/index.ts';
import { pdagreement } from './families/pdagreement/index.ts';
import { recruitment } from './families/recruitment/index.ts';
import { request } from './families/request/index.ts';
import { requestPushSigned } from './families/request-push-signed/index.ts';
import { sickleave } from './families/sickleave/index.ts';
import { statement } from './families/statement/index.ts';
import { vacation } from './families/vacation/index.ts';
import { vacationCorrection } from './families/vacation-correction/index.ts';
import { vacationSchedule } from './families/vacation-schedule/index.ts';
import type { Family } from './family.ts';

/** Every family of documents. A new one is a folder and a line here. */
export const FAMILIES: readonly Family[] = [
  vacation,
  vacationCorrection,
  absence,
  overtime,
  sickleave,
  btrip,
  expense,
  materialassistance,
  pdagreement,
  requestPushSigned,
  statement,
  internalMemo,
  request,
  recruitment,
  homeoffice,
  vacationSchedule,
];

export const familyOf = (object_id: string): Family | undefined =>
  FAMILIES.find((family) => family.object_id === object_id);
