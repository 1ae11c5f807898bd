import { homeoffice } from '../../../lib/documents/families/homeoffice/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { AddressField } from './address-field.tsx';
import { PlanField } from './plan-field.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { PlanSummary } from './summary.tsx';

export const form: FamilyForm = {
  family: homeoffice,
  Summary: PlanSummary,
  Aside: SeatsPanel,
  controls: { address: AddressField, plan: PlanField },
};
