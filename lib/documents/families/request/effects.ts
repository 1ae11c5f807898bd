import { sends } from '../../../workflow/sends.ts';
import type { FamilyEffects } from '../../effects.ts';

/** What the portal assembles itself it begins as soon as it is asked for. */
export const effects: FamilyEffects = {
  follow: (step, { made_by }) =>
    sends(step) && made_by === 'portal' ? [{ kind: 'work', work: 'request_paper' }] : [],
};
