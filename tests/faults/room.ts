import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Space that can run out. */
export interface Room {
  readonly how: string;
  /** Takes all space except so many bytes. */
  fill(leaveBytes?: number): void;
  free(): void;
  /** Restores the folder, with what was written meanwhile. */
  leave(): void;
}

const MB = 1_048_576;

/**
 * Moves a folder to a small disk of its own (a tmpfs over it); undefined where this user may not mount. Writers there
 * must stand still meanwhile (`standingStill`), and when the room is left: writes in between are lost.
 */
export const smallDisk = (folder: string, sizeMb: number): Room | undefined => {
  const disk = `${folder}.disk`;
  const ballast = join(disk, '.ballast');
  mkdirSync(disk, { recursive: true });
  if (complaintOf('mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', disk) !== undefined) {
    rmSync(disk, { recursive: true });
    return undefined;
  }
  run('cp', '-a', `${folder}/.`, disk);
  run('mount', '--bind', disk, folder);
  return {
    how: `a disk of ${sizeMb} MB`,
    fill: (leaveBytes = 0) => fillUp(ballast, disk, leaveBytes),
    free: () => rmSync(ballast, { force: true }),
    leave: () => {
      rmSync(ballast, { force: true });
      run('umount', folder);
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      run('cp', '-a', `${disk}/.`, folder);
      run('umount', disk);
      rmSync(disk, { recursive: true });
    },
  };
};

/** In pieces: other processes write at the same time, and the last piece fills the disk. */
const fillUp = (ballast: string, disk: string, leaveBytes: number): void => {
  rmSync(ballast, { force: true });
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk);
      const piece = Math.min(MB, bavail * bsize - leaveBytes);
      if (piece <= 0) return;
      appendFileSync(ballast, Buffer.alloc(piece));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};

/** The fallback of a user who may not mount: the files of one process may not grow. */
export const fileLimit = (pid: number): Room => {
  const limit = (bytes: string): void => run('prlimit', '--pid', `${pid}`, `--fsize=${bytes}:`);
  return {
    how: 'a limit on the size of files (this user may not mount a small disk)',
    fill: (leaveBytes = 0) => limit(String(leaveBytes)),
    free: () => limit('unlimited'),
    leave: () => limit('unlimited'),
  };
};

const STILL_LIMIT_MS = 10_000;

/** Does something while a process stands still with no file of a folder open; at once where the process is gone. */
export const standingStill = async <Done>(pid: number, folder: string, act: () => Done): Promise<Done> => {
  if (pid <= 0) throw new Error('there is no process that could stand still');
  const deadline = performance.now() + STILL_LIMIT_MS;
  try {
    do {
      if (performance.now() > deadline) throw new Error(`process ${pid} did not stand still`);
      tell(pid, 'SIGCONT');
      await pause(5);
      tell(pid, 'SIGSTOP');
      while (isAwake(pid) && performance.now() < deadline) await pause(1);
    } while (isAwake(pid) || hasOpen(pid, folder));
    return act();
  } finally {
    tell(pid, 'SIGCONT');
  }
};

/** Signals a process; one that has ended is skipped. */
const tell = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Whether some thread of a process goes on: a signal to stop reaches each at its next step. */
const isAwake = (pid: number): boolean =>
  entriesOf(`/proc/${pid}/task`, (each) => readFileSync(`${each}/stat`, 'utf8').replace(/^.*\) /s, '')).some(
    (stat) => !/^[TtZX]/.test(stat),
  );

const hasOpen = (pid: number, folder: string): boolean =>
  entriesOf(`/proc/${pid}/fd`, (each) => readlinkSync(each)).some((path) => path.startsWith(`${folder}/`));

/** Reads each entry of a folder; entries or a folder gone meanwhile are skipped. */
const entriesOf = (folder: string, read: (entry: string) => string): string[] => {
  const attempt = <Found>(look: () => Found[]): Found[] => {
    try {
      return look();
    } catch {
      return [];
    }
  };
  return attempt(() => readdirSync(folder)).flatMap((name) => attempt(() => [read(join(folder, name))]));
};

/** Whole megabytes that a folder takes. */
export const megabytesOf = (folder: string): number => {
  const { stdout } = spawnSync('du', ['-sk', folder], { encoding: 'utf8' });
  return Math.ceil((Number.parseInt(stdout, 10) * 1_024) / MB);
};

/** Runs a program; throws with its complaint. */
export const run = (program: string, ...values: readonly string[]): void => {
  const complaint = complaintOf(program, ...values);
  if (complaint !== undefined) throw new Error(`${program} ${values.join(' ')}: ${complaint}`);
};

/** Why a program failed; undefined when it did not. */
const complaintOf = (program: string, ...values: readonly string[]): string | undefined => {
  const { status, stderr, error } = spawnSync(program, values, { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
};
