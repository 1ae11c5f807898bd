import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{app,components,server}/**/*.{ts,tsx}', { exclude: ['server/db/generated/**'] })
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
const timesOf = (pattern: RegExp) => sources.flatMap(({ text }) => [...text.matchAll(pattern)]).length;

/** What stands in one place, and why it stands in another as well: who needs one more decides that it is one more. */
const PLACES: readonly (readonly [what: string, pattern: RegExp, files: readonly string[]])[] = [
  ['why a part did not load', /<LoadFailure\b/, ['components/shell/answered.tsx']],
  [
    'the way to other pages of a list (106); an import has its rows at hand',
    /<Pager\b/,
    ['components/identity/users/import-preview.tsx', 'components/lists/paged-rows.tsx'],
  ],
  [
    'the bar of chosen rows (106)',
    /<ChosenBar\b/,
    [
      'components/documents/list/bulk-bar.tsx',
      'components/files/files-screen.tsx',
      'components/lists/rows-panel.tsx',
    ],
  ],
  ['rows that are not in sight (102)', /\buseVirtualizer\(/, ['components/board/rows-in-sight.ts']],
  [
    'a board of days (102)',
    /<Board\b/,
    [
      'components/board/day-board.tsx',
      'components/board/month-grid.tsx',
      'components/families/homeoffice/plan-grid.tsx',
      'components/team-calendar/team-grid.tsx',
      'components/timesheet/timesheet-grid.tsx',
    ],
  ],
  [
    'a file of a form; those of documents and photos are stored as they come (094)',
    /\bspool\(/,
    ['server/api/photo.ts', 'server/api/received-file.ts', 'server/api/upload.ts'],
  ],
  [
    'a window: a form, a question, one that is read, and those of decision 105',
    /<Dialog\b/,
    [
      'components/audit/audit-window.tsx',
      'components/audit/value-dialog.tsx',
      'components/create/create-window.tsx',
      'components/discussion/discussion.tsx',
      'components/documents/list/document-sheet.tsx',
      'components/documents/why/why-window.tsx',
      'components/families/overtime/add-people.tsx',
      'components/families/warned-decision.tsx',
      'components/files/file-preview.tsx',
      'components/files/file-sheet.tsx',
      'components/forms/window/form-window.tsx',
      'components/frame/help-dialog.tsx',
      'components/frame/palette.tsx',
      'components/identity/step-up/step-up-dialog.tsx',
      'components/importing/import-frame.tsx',
      'components/signatures/signature-sheet.tsx',
      'components/signing/sign-window.tsx',
      'components/team-calendar/subscribe-dialog.tsx',
      'components/timesheet/person-days.tsx',
      'components/ui/question.tsx',
      'components/ui/read-window.tsx',
      'components/workflow-admin/simulator/simulator-window.tsx',
    ],
  ],
];

test.each(PLACES)('%s', (_what, pattern, files) => {
  expect(filesWith(pattern)).toEqual(files);
});

test.each([
  ['types of a write that its method does not tell (107)', /\buseRpcMutation</g, 6],
  ['rows of a statement that are no row of a table (107)', /\b(?:rows|query)<\{/g, 89],
])('%s become no more', (_what, pattern, most) => {
  expect(timesOf(pattern)).toBeLessThanOrEqual(most);
});

test('what is written before a build is not kept', () => {
  const kept = readFileSync('.gitignore', 'utf8').split('\n');
  for (const file of [
    'app/words-of-screens.data.ts',
    'components/families/definitions.data.ts',
    'components/families/forms.data.ts',
    'lib/families/identities.data.ts',
    'lib/themes/formulas.data.ts',
  ])
    expect(kept).toContain(file);
});
