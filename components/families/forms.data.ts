import dynamic from 'next/dynamic';
import type { FamilyForm } from '../documents/form/slots.ts';
import { type Fetched, given } from './given.ts';

// Written by `npm run families` from the folders of the families.

/** Forms of families, each a part of its own: the definition, and what a family shows besides. */
export const FORMS: Readonly<Record<string, Fetched<FamilyForm>>> = {
  absence: dynamic(() => import('./absence/form.ts').then((file) => given(file.form))),
  btrip: dynamic(() => import('./btrip/form.ts').then((file) => given(file.form))),
  expense: dynamic(() => import('./expense/form.ts').then((file) => given(file.form))),
  homeoffice: dynamic(() => import('./homeoffice/form.ts').then((file) => given(file.form))),
  internalmemo: dynamic(() =>
    import('../../lib/documents/families/internalmemo/index.ts').then((file) =>
      given({ family: file.internalMemo }),
    ),
  ),
  materialassistance: dynamic(() =>
    import('../../lib/documents/families/materialassistance/index.ts').then((file) =>
      given({ family: file.materialassistance }),
    ),
  ),
  overtime: dynamic(() => import('./overtime/form.ts').then((file) => given(file.form))),
  pdagreement: dynamic(() => import('./pdagreement/form.ts').then((file) => given(file.form))),
  recruitment: dynamic(() => import('./recruitment/form.ts').then((file) => given(file.form))),
  request_push_signed: dynamic(() =>
    import('../../lib/documents/families/request-push-signed/index.ts').then((file) =>
      given({ family: file.requestPushSigned }),
    ),
  ),
  request: dynamic(() =>
    import('../../lib/documents/families/request/index.ts').then((file) => given({ family: file.request })),
  ),
  sickleave: dynamic(() => import('./sickleave/form.ts').then((file) => given(file.form))),
  statement: dynamic(() => import('./statement/form.ts').then((file) => given(file.form))),
  vacation_correction: dynamic(() =>
    import('./vacation-correction/form.ts').then((file) => given(file.form)),
  ),
  vacation_schedule: dynamic(() => import('./vacation-schedule/form.ts').then((file) => given(file.form))),
  vacation: dynamic(() => import('./vacation/form.ts').then((file) => given(file.form))),
};
