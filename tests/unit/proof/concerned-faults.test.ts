import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { concernedFaults } from '../../faults/concerned.ts';
import { FAULTS } from '../../faults/plan.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Files that a file reads, itself among them; of this project's own. */
const readBy = (file: string, read = new Set<string>()): Set<string> => {
  if (read.has(file)) return read;
  read.add(file);
  for (const [, path = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g))
    readBy(relative(ROOT, join(ROOT, file, '..', path)), read);
  return read;
};

describe('the faults that are tried', () => {
  test('are all where what changed is not known, and none where it is drawn or written alone', () => {
    expect(concernedFaults(undefined)).toEqual(FAULTS);
    expect(concernedFaults(['components/ui/button.tsx', 'docs/threats.md', 'messages/ru/app.json'])).toEqual(
      [],
    );
  });

  test('are all where a file changed of which nothing is said', () => {
    expect(concernedFaults(['docs/threats.md', 'server/outbox/relay.ts'])).toEqual(FAULTS);
    expect(concernedFaults(['package-lock.json'])).toEqual(FAULTS);
    expect(concernedFaults(['server/a-new-room/file.ts'])).toEqual(FAULTS);
  });

  test('are those that meet what changed, in the order they have', () => {
    expect(concernedFaults(['server/signing/stamp.ts', 'tests/faults/clock.ts'])).toEqual([
      'clock-skew',
      'kill-signing',
      'backup-restore',
    ]);
  });

  test('try every file that stands beside them: each is concerned by what they read', () => {
    const read = [...readBy('tests/faults/main.ts')].filter((file) => file.startsWith('tests/'));
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((file) => concernedFaults([file]).length === 0)).toEqual([]);
  });
});
