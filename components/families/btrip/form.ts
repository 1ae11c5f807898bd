import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { placeIn } from '../../../lib/documents/families/btrip/places.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { LegRibbon } from './leg-ribbon.tsx';
import { MovedLegs } from './moved-legs.tsx';
import { PerDiemPanel } from './per-diem-panel.tsx';
import { WeekendChoice } from './weekend-choice.tsx';

export const form: FamilyForm = {
  family: btrip,
  Days: LegRibbon,
  sections: { when: MovedLegs, money: PerDiemPanel },
  lines: {
    routes: {
      Under: WeekendChoice,
      textIn: ({ facts }, place, locale) => placeIn(place, facts.trip_rates, locale),
    },
  },
};
