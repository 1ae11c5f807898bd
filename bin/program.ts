import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

type Options = { env?: Readonly<Record<string, string>>; log?: string };

/** Runs a script of this checkout or of a package under our Node; gives its exit code and all it printed. */
export function runProgram(script: string, args: readonly string[], { env, log }: Options = {}) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(process.execPath, [join(ROOT, script), ...args], {
      cwd: ROOT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lastWill = () => child.kill();
    process.once('exit', lastWill);
    const file = log === undefined ? undefined : createWriteStream(log);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed.push(text);
        file?.write(text);
      });
    }
    child.once('close', (code) => {
      process.off('exit', lastWill);
      file?.end();
      done({ code: code ?? 1, output: printed.join('') });
    });
  });
}
