import { SYSTEM_PARTS, type SystemPart, type SystemState } from '../rpc/system.ts';

/** What was counted of the portal. Seconds, bytes and whole numbers. */
export interface SystemFacts {
  readonly waiting: number;
  readonly lag_s: number;
  readonly mail_set_up: boolean;
  readonly undelivered: number;
  /** Why the letter that was tried last is still waiting, in the words of the mail server; '' where none was put off. */
  readonly mail_said: string;
  readonly failed_jobs: number;
  readonly database_bytes: number;
  readonly connections: number;
  readonly connections_max: number;
  readonly longest_s: number;
  /** Statements that took longer than half a second since the process started, and the longest of them. */
  readonly slow: number;
  readonly slowest_ms: number;
  readonly files: number;
  readonly files_bytes: number;
  /** Undefined where files are kept elsewhere than on a disk of the portal. */
  readonly free_bytes: number | undefined;
  readonly certificates_ending: number;
  readonly trust_errors: number;
  /** Values of parameters whose day came and that are not in force. */
  readonly late_parameters: number;
  readonly broken_signatures: number;
  /** The year of today, and those of it and the next two that have the holidays of the law alone. */
  readonly year: number;
  readonly law_alone: readonly number[];
  /** The code of what the last check of the audit found; '' for nothing, undefined where none was made yet. */
  readonly audit_trouble: string | undefined;
  readonly locked: number;
  readonly came: number;
  /** Managers who cannot decide today, and the people who are under them and whose documents go to others; none where they are not counted. */
  readonly unable_managers?: number;
  readonly under_unable?: number;
}

type State = SystemState['parts'][number]['state'];
type Judged = Omit<SystemState['parts'][number], 'part'>;

const GB = 1024 ** 3;
const stateOf = (act: boolean, look: boolean): State => (act ? 'act' : look ? 'look' : 'ok');

/** Every part of the portal with its figures, and whether it needs a hand. */
export const judgeSystem = (facts: SystemFacts): SystemState['parts'] =>
  SYSTEM_PARTS.map((part) => ({ part, ...JUDGES[part](facts) }));

const JUDGES: Readonly<Record<SystemPart, (facts: SystemFacts) => Judged>> = {
  audit: ({ audit_trouble }) => ({
    state: stateOf(audit_trouble !== undefined && audit_trouble !== '', audit_trouble === undefined),
    values: { found: audit_trouble === undefined ? 'unknown' : audit_trouble === '' ? 'whole' : 'broken' },
  }),
  signatures: ({ broken_signatures }) => ({
    state: stateOf(broken_signatures > 0, false),
    values: { broken: broken_signatures },
  }),
  files: ({ files, files_bytes, free_bytes }) => ({
    state: stateOf(
      free_bytes !== undefined && free_bytes < GB,
      free_bytes !== undefined && free_bytes < 5 * GB,
    ),
    values: {
      files,
      gigabytes: gigabytes(files_bytes),
      free: free_bytes === undefined ? 'elsewhere' : gigabytes(free_bytes),
    },
  }),
  database: ({ database_bytes, connections, connections_max, longest_s }) => ({
    state: stateOf(
      connections > connections_max * 0.9,
      connections > connections_max * 0.7 || longest_s > 60,
    ),
    values: { gigabytes: gigabytes(database_bytes), connections, most: connections_max, longest: longest_s },
  }),
  statements: ({ slow, slowest_ms }) => ({
    state: stateOf(false, slow > 0),
    values: { slow, longest: Math.round(slowest_ms / 100) / 10 },
  }),
  queue: ({ waiting, lag_s }) => ({
    state: stateOf(lag_s > 600, lag_s > 60),
    values: { waiting, minutes: Math.floor(lag_s / 60) },
  }),
  jobs: ({ failed_jobs }) => ({ state: stateOf(false, failed_jobs > 0), values: { failed: failed_jobs } }),
  mail: ({ mail_set_up, undelivered, mail_said }) => ({
    state: stateOf(undelivered > 0, !mail_set_up || mail_said !== ''),
    values: {
      undelivered,
      set: mail_set_up ? 'yes' : 'no',
      refused: mail_said === '' ? 'no' : 'yes',
      said: mail_said,
    },
  }),
  certificates: ({ certificates_ending }) => ({
    state: stateOf(false, certificates_ending > 0),
    values: { ending: certificates_ending },
  }),
  trust: ({ trust_errors }) => ({
    state: stateOf(false, trust_errors > 0),
    values: { errors: trust_errors },
  }),
  parameters: ({ late_parameters }) => ({
    state: stateOf(false, late_parameters > 0),
    values: { late: late_parameters },
  }),
  // The decree of the year after next is not due yet: the year is shown, and needs no action.
  calendar: ({ year, law_alone }) => ({
    state: stateOf(
      false,
      law_alone.some((each) => each <= year + 1),
    ),
    values: { count: law_alone.length, years: law_alone.join(', ') },
  }),
  accounts: ({ locked, came }) => ({ state: stateOf(false, locked > 0), values: { locked, came } }),
  managers: ({ unable_managers = 0, under_unable = 0 }) => ({
    state: stateOf(false, unable_managers > 0),
    values: { unable: unable_managers, people: under_unable },
  }),
};

const gigabytes = (bytes: number): number => Math.round((bytes / GB) * 10) / 10;
