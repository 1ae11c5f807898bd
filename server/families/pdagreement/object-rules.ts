import type { RulesByObject } from '../../objects/rules.ts';
import { textIsNextVersion } from './consent.ts';

export const objectRules: RulesByObject = { consent_text: { before: [textIsNextVersion] } };
