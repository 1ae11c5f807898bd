import { mkdirSync, writeFileSync } from 'node:fs';
import { FAMILIES } from '../../lib/documents/families.ts';
import { rightsText } from '../support/family-rights.ts';
import { RIGHTS_FOLDER, rightsFile } from '../support/family-rights-file.ts';

mkdirSync(RIGHTS_FOLDER, { recursive: true });
for (const family of FAMILIES) writeFileSync(rightsFile(family.object_id), rightsText(family));
