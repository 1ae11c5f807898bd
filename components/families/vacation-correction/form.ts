import { vacationCorrection } from '../../../lib/documents/families/vacation-correction/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { CorrectionBeside } from './beside.tsx';
import { DaysEquation } from './days-equation.tsx';
import { MadeOfIllness } from './of-illness.tsx';
import { ParentsControl } from './parents-control.tsx';
import { WasAndBecomes } from './was-and-becomes.tsx';

export const form: FamilyForm = {
  family: vacationCorrection,
  Summary: DaysEquation,
  Days: WasAndBecomes,
  Aside: CorrectionBeside,
  Past: MadeOfIllness,
  controls: { replaced_vacation_ids: ParentsControl },
};
