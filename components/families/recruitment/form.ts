import { recruitment } from '../../../lib/documents/families/recruitment/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import { ConsentBank, ConsentData } from './own/consent-control.tsx';
import { ScanPlaces } from './own/scan-places.tsx';

export const form: FamilyForm = {
  family: recruitment,
  Aside: InvitationPanel,
  controls: { consent_data: ConsentData, consent_bank: ConsentBank, scans: ScanPlaces },
};
