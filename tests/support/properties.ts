import fc from 'fast-check';
import { IS_WHOLE, SEED } from './whole.ts';

// Properties try the same cases on every run; only the whole proof looks for new ones.
if (!IS_WHOLE) fc.configureGlobal({ seed: SEED });
