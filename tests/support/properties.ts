import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { IS_WHOLE, SEED } from './whole.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test may take, for the summary of the run. */
    limit_ms?: number;
  }
}

// Properties try the same cases on every run; only the whole proof looks for new ones.
if (!IS_WHOLE) fc.configureGlobal({ seed: SEED });

beforeEach(({ task }) => {
  task.meta.limit_ms = task.timeout;
});
