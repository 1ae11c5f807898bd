import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Rule {
  name: string;
  from: { path?: string; pathNot?: string };
  to: { path?: string; pathNot?: string };
}

const { forbidden } = createRequire(import.meta.url)(join(process.cwd(), '.dependency-cruiser.cjs')) as {
  forbidden: Rule[];
};

const fits = ({ path, pathNot }: Rule['from'], file: string): boolean =>
  (path === undefined || new RegExp(path).test(file)) &&
  !(pathNot !== undefined && new RegExp(pathNot).test(file));

/** Whether one file of a root may import another of it. */
const mayImport = (from: string, to: string): boolean => {
  const [root = ''] = from.split('/');
  return !forbidden.some(
    ({ name, from: here, to: there }) => name.includes(root) && fits(here, from) && fits(there, to),
  );
};

describe('rooms of the server go one way', () => {
  test.each([
    ['server/auth/gate.ts', 'server/call/call-error.ts'],
    ['server/signing/documents/sign.ts', 'server/signing/keys/pin.ts'],
    ['server/signing/object-rules.ts', 'server/signing/policy/policy-rules.ts'],
    ['server/files/upload.ts', 'server/beside/read-beside.ts'],
    ['server/beside/readers.ts', 'server/files/readers.ts'],
    ['server/main.ts', 'server/config.ts'],
  ])('%s may lean on %s', (from, to) => expect(mayImport(from, to)).toBe(true));

  test.each([
    ['server/call/call-error.ts', 'server/auth/gate.ts'],
    ['server/signing/keys/pin.ts', 'server/signing/documents/sign.ts'],
    ['server/signing/policy/policy-rules.ts', 'server/signing/object-rules.ts'],
    ['server/beside/read-beside.ts', 'server/beside/readers.ts'],
    ['server/objects/table.ts', 'server/users/employee-rules.ts'],
    ['server/auth/gate.ts', 'server/documents/save.ts'],
    ['server/config.ts', 'server/main.ts'],
    ['server/main.ts', 'server/nowhere/room.ts'],
  ])('%s may not lean on %s', (from, to) => expect(mayImport(from, to)).toBe(false));
});

describe('rooms of components go one way', () => {
  test.each([
    ['components/families/with-steps.tsx', 'components/documents/of-families.ts'],
    ['components/signing/sign-window.tsx', 'components/documents/moves/use-signing.ts'],
    ['components/documents/form/kept-aside.tsx', 'components/discussion/discussion-part.tsx'],
    ['components/frame/frame.tsx', 'components/shell/portal.tsx'],
  ])('%s may lean on %s', (from, to) => expect(mayImport(from, to)).toBe(true));

  test.each([
    ['components/documents/of-families.ts', 'components/families/with-steps.tsx'],
    ['components/documents/moves/use-signing.ts', 'components/signing/sign-window.tsx'],
    ['components/shell/portal.tsx', 'components/frame/frame.tsx'],
    ['components/people/use-names.ts', 'components/grants/use-lender.ts'],
    ['components/shell/page.tsx', 'components/nowhere/room.tsx'],
  ])('%s may not lean on %s', (from, to) => expect(mayImport(from, to)).toBe(false));
});
