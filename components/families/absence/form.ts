import { absence } from '../../../lib/documents/families/absence/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { HoursLine } from './hours-line.tsx';
import { RestLine } from './rest-line.tsx';

export const form: FamilyForm = {
  family: absence,
  Summary: RestLine,
  sections: { part: HoursLine },
};
