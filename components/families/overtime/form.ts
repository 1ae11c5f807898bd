import { overtime } from '../../../lib/documents/families/overtime/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { CompensationField } from './compensation-field.tsx';
import { BesideIt, HoursField, TimesField } from './hours-fields.tsx';
import { OwnLimits } from './own-limits.tsx';
import { PlannedHours } from './planned-hours.tsx';
import { ReasonField } from './reason-field.tsx';
import { WorkDrawn } from './work-drawn.tsx';

export const form: FamilyForm = {
  family: overtime,
  Days: WorkDrawn,
  Aside: OwnLimits,
  sections: { when: PlannedHours },
  controls: {
    time_from: TimesField,
    time_to: BesideIt,
    hour_preset: HoursField,
    shift_code: BesideIt,
    reason: ReasonField,
    compensation_type: CompensationField,
  },
};
