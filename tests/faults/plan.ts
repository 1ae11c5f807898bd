import { between, shuffled } from './random.ts';

/** What goes wrong in a cycle. */
export const FAULTS = [
  'kill-portal',
  'kill-postgres',
  'kill-backend',
  'restart-postgres',
  'answer-lost',
  'two-instances',
] as const;
export type Fault = (typeof FAULTS)[number];

/** One cycle: people work, then it happens. */
export interface Cycle {
  readonly fault: Fault;
  /** How long people work before and after it. */
  readonly before_ms: number;
  readonly after_ms: number;
}

/** Twenty-two kills among other things: what `npm test` can afford. */
const SMOKE: Readonly<Record<Fault, number>> = {
  'kill-portal': 9,
  'kill-postgres': 5,
  'kill-backend': 4,
  'two-instances': 4,
  'restart-postgres': 2,
  'answer-lost': 2,
};

export const NAMES: readonly string[] = ['smoke', ...FAULTS];

/** The cycles of a run: the same name, number and seed make the same plan. */
export const planOf = (name: string, cycles: number | undefined, random: () => number): Cycle[] => {
  const once = FAULTS.flatMap((fault) => Array.from({ length: SMOKE[fault] }, () => fault));
  const faults =
    name === 'smoke'
      ? mixed(once, cycles ?? once.length, random)
      : Array.from({ length: cycles ?? 10 }, () => name as Fault);
  return faults.map((fault) => ({
    fault,
    before_ms: between(random, 300, 1_500),
    after_ms: between(random, 200, 800),
  }));
};

const mixed = (once: readonly Fault[], cycles: number, random: () => number): Fault[] => {
  const faults: Fault[] = [];
  while (faults.length < cycles) faults.push(...shuffled(random, once));
  return faults.slice(0, cycles);
};
