import type { Office } from './clicker.ts';
import type { Journal } from './journal.ts';
import type { Wire } from './proxy.ts';
import type { Site } from './site.ts';

/** Everything a fault may touch. */
export interface Run {
  readonly site: Site;
  readonly proxy: Wire;
  readonly office: Office;
  readonly journal: Journal;
}

/** What was done, what it found beyond the invariants, and why it could not be done here, if so. */
export interface Happened {
  readonly did: string;
  readonly flaws: readonly string[];
  readonly skipped?: boolean;
}

export type Happening = (run: Run) => Promise<Happened>;

export const did = (what: string, flaws: readonly string[] = []): Happened => ({ did: what, flaws });

export const cannot = (why: string): Happened => ({ did: why, flaws: [], skipped: true });
