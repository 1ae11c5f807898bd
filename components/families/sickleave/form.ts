import { sickleave } from '../../../lib/documents/families/sickleave/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { SickLeaveBeside } from './beside.tsx';
import { MadeAt } from './made-panel.tsx';
import { OpenEnd } from './open-end.tsx';
import { VacationChoice } from './vacation-choice.tsx';

export const form: FamilyForm = {
  family: sickleave,
  Aside: SickLeaveBeside,
  Past: MadeAt,
  sections: { when: OpenEnd },
  controls: { vacation_choice: VacationChoice },
};
