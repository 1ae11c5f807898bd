import { vacationCorrection } from '../../../lib/documents/families/vacation-correction/index.ts';
import type { FamilyForm } from '../slots.ts';
import { DaysEquation } from './days-equation.tsx';
import { ParentsControl } from './parents-control.tsx';
import { WasAndBecomes } from './was-and-becomes.tsx';
import { WhatChanges } from './what-changes.tsx';

export const form: FamilyForm = {
  family: vacationCorrection,
  Summary: DaysEquation,
  Days: WasAndBecomes,
  Aside: WhatChanges,
  controls: { replaced_vacation_ids: ParentsControl },
};
