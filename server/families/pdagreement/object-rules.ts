import type { RulesByObject } from '../../objects/rules.ts';
import { textIsNextVersion } from './text-version.ts';

export const objectRules: RulesByObject = { consent_text: { before: [textIsNextVersion] } };
