import dynamic from 'next/dynamic';
import type { Family } from '../../lib/documents/family.ts';
import { type Fetched, given } from './given.ts';

// Written by `npm run families` from the folders of the families.

/** Definitions of families, each a part of its own: a list fetches that of its family. */
export const DEFINITIONS: Readonly<Record<string, Fetched<Family>>> = {
  absence: dynamic(() =>
    import('../../lib/documents/families/absence/index.ts').then((file) => given(file.absence)),
  ),
  btrip: dynamic(() =>
    import('../../lib/documents/families/btrip/index.ts').then((file) => given(file.btrip)),
  ),
  expense: dynamic(() =>
    import('../../lib/documents/families/expense/index.ts').then((file) => given(file.expense)),
  ),
  homeoffice: dynamic(() =>
    import('../../lib/documents/families/homeoffice/index.ts').then((file) => given(file.homeoffice)),
  ),
  internalmemo: dynamic(() =>
    import('../../lib/documents/families/internalmemo/index.ts').then((file) => given(file.internalMemo)),
  ),
  materialassistance: dynamic(() =>
    import('../../lib/documents/families/materialassistance/index.ts').then((file) =>
      given(file.materialassistance),
    ),
  ),
  overtime: dynamic(() =>
    import('../../lib/documents/families/overtime/index.ts').then((file) => given(file.overtime)),
  ),
  pdagreement: dynamic(() =>
    import('../../lib/documents/families/pdagreement/index.ts').then((file) => given(file.pdagreement)),
  ),
  recruitment: dynamic(() =>
    import('../../lib/documents/families/recruitment/index.ts').then((file) => given(file.recruitment)),
  ),
  request_push_signed: dynamic(() =>
    import('../../lib/documents/families/request-push-signed/index.ts').then((file) =>
      given(file.requestPushSigned),
    ),
  ),
  request: dynamic(() =>
    import('../../lib/documents/families/request/index.ts').then((file) => given(file.request)),
  ),
  sickleave: dynamic(() =>
    import('../../lib/documents/families/sickleave/index.ts').then((file) => given(file.sickleave)),
  ),
  statement: dynamic(() =>
    import('../../lib/documents/families/statement/index.ts').then((file) => given(file.statement)),
  ),
  vacation_correction: dynamic(() =>
    import('../../lib/documents/families/vacation-correction/index.ts').then((file) =>
      given(file.vacationCorrection),
    ),
  ),
  vacation_schedule: dynamic(() =>
    import('../../lib/documents/families/vacation-schedule/index.ts').then((file) =>
      given(file.vacationSchedule),
    ),
  ),
  vacation: dynamic(() =>
    import('../../lib/documents/families/vacation/index.ts').then((file) => given(file.vacation)),
  ),
};
