import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { BalanceStrip } from './balance-strip.tsx';
import { CorrectAside } from './correct-aside.tsx';
import { HoursNote } from './hours-note.tsx';
import { isWithinBalance } from './within-balance.ts';

export const form: FamilyForm = {
  family: vacation,
  Summary: BalanceStrip,
  fine: isWithinBalance,
  Aside: CorrectAside,
  sections: { part: HoursNote },
};
