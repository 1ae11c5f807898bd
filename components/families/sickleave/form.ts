import { sickleave } from '../../../lib/documents/families/sickleave/index.ts';
import type { FamilyForm } from '../slots.ts';
import { ChainPanel } from './chain-panel.tsx';
import { VacationChoice } from './vacation-choice.tsx';

export const form: FamilyForm = {
  family: sickleave,
  Aside: ChainPanel,
  controls: { vacation_choice: VacationChoice },
};
