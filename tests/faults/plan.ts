import { triesOf } from '../support/whole.ts';
import { between, shuffled } from './random.ts';

/** What goes wrong in a cycle. */
export const FAULTS = [
  'kill-portal',
  'kill-postgres',
  'kill-backend',
  'restart-postgres',
  'freeze-postgres',
  'answer-lost',
  'two-instances',
  'connections-exhausted',
  'connections-dropped',
  'listener-lost',
  'lock-hog',
  'clock-skew',
  'full-files',
  'full-database',
  'sigterm-upload',
  'slow-callers',
  'kill-signing',
  'backup-restore',
] as const;
export type Fault = (typeof FAULTS)[number];

/** One cycle: people work, then it happens. */
export interface Cycle {
  readonly fault: Fault;
  /** How long people work before and after it. */
  readonly before_ms: number;
  readonly after_ms: number;
}

/** Each fault at least once, and those that strike at another moment each time more often: a third so often in `npm test`. */
const SMOKE: Readonly<Record<Fault, number>> = {
  'kill-portal': triesOf(8),
  'kill-postgres': triesOf(4),
  'kill-backend': triesOf(5),
  'two-instances': triesOf(3),
  'restart-postgres': 1,
  'freeze-postgres': 1,
  'answer-lost': 1,
  'connections-exhausted': 1,
  'connections-dropped': 1,
  'listener-lost': 1,
  'lock-hog': 1,
  'clock-skew': 1,
  'full-files': 1,
  'full-database': 1,
  'sigterm-upload': 1,
  'slow-callers': 1,
  'kill-signing': 1,
  'backup-restore': 1,
};

/** Mixes of faults; `changed` of those that try what changed. */
const MIXES: readonly string[] = ['smoke', 'changed'];
export const NAMES: readonly string[] = [...MIXES, ...FAULTS];

/** The cycles of a run, a mix of some faults or one of them: the same names, number and seed make the same plan. */
export const planOf = (
  name: string,
  cycles: number | undefined,
  random: () => number,
  among: readonly Fault[],
): Cycle[] => {
  const once = among.flatMap((fault) => Array.from({ length: SMOKE[fault] }, () => fault));
  const faults = MIXES.includes(name)
    ? mixed(once, cycles ?? once.length, random)
    : Array.from({ length: cycles ?? 10 }, () => name as Fault);
  return faults.map((fault) => ({
    fault,
    before_ms: between(random, 200, 900),
    after_ms: between(random, 100, 500),
  }));
};

const mixed = (once: readonly Fault[], cycles: number, random: () => number): Fault[] => {
  const faults: Fault[] = [];
  while (faults.length < cycles) faults.push(...shuffled(random, once));
  return faults.slice(0, cycles);
};
