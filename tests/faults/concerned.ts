import { FAULTS, type Fault } from './plan.ts';

/** Beginnings of paths of files that no fault tries. */
const UNTRIED: readonly string[] = [
  ...['.ci', 'app', 'components', 'docs', 'findings', 'messages', 'public', 'styles', 'themes'].map(
    (folder) => `${folder}/`,
  ),
  ...['README.md', 'Dockerfile', 'docker-compose.', '.dependency-cruiser.', 'biome.', 'knip.'],
  ...['next.config.', 'playwright.config.', 'postcss.config.', 'vitest.config.', 'proxy.ts'],
  ...['browser-report', 'changed-files', 'check', 'chromium', 'nearest-limits', 'run-tests', 'verify'].map(
    (name) => `bin/${name}`,
  ),
  ...['api', 'bench', 'contract', 'dom', 'e2e', 'inside', 'servers', 'unit'].map((room) => `tests/${room}/`),
  // Rooms that no caller of a run comes to.
  ...[
    'access',
    'dictionaries',
    'dismissal',
    'forms',
    'reports',
    'scim',
    'setup',
    'timesheet',
    'travel',
    'users',
  ].map((room) => `server/${room}/`),
];

const SIGNING: readonly Fault[] = ['kill-signing', 'backup-restore'];
const FILES: readonly Fault[] = ['full-files', 'sigterm-upload', ...SIGNING];

/** Beginnings of paths of files that some faults try. */
const TRIED: Readonly<Record<string, readonly Fault[]>> = {
  'lib/signing/': SIGNING,
  'server/signing/': SIGNING,
  'server/files/': FILES,
  'server/store/': FILES,
  'tests/faults/backup.ts': ['backup-restore'],
  'tests/faults/clock.ts': ['clock-skew'],
  'tests/faults/connections.ts': [
    'connections-exhausted',
    'connections-dropped',
    'listener-lost',
    'lock-hog',
  ],
  'tests/faults/full-disk.ts': ['full-files', 'full-database'],
  'tests/faults/kill-signing.ts': ['kill-signing'],
  'tests/faults/skew.ts': ['clock-skew'],
  'tests/faults/slow-callers.ts': ['slow-callers', 'sigterm-upload'],
};

/** The faults that try what changed, in their order: all of them where that is not known, or of a file nothing is said. */
export const concernedFaults = (changed: readonly string[] | undefined): readonly Fault[] => {
  const concerned = new Set(changed?.flatMap(faultsOf) ?? FAULTS);
  return FAULTS.filter((fault) => concerned.has(fault));
};

const faultsOf = (file: string): readonly Fault[] => {
  if (UNTRIED.some((beginning) => file.startsWith(beginning))) return [];
  return Object.entries(TRIED).find(([beginning]) => file.startsWith(beginning))?.[1] ?? FAULTS;
};
