import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { BalanceStrip } from './balance-strip.tsx';
import { CorrectPanel } from './correct-panel.tsx';
import { HoursNote } from './hours-note.tsx';
import { isWithinBalance } from './within-balance.ts';

export const form: FamilyForm = {
  family: vacation,
  Summary: BalanceStrip,
  fine: isWithinBalance,
  Aside: CorrectPanel,
  sections: { part: HoursNote },
};
