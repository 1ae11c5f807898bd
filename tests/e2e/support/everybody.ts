import type { DocumentPage } from './document-page.ts';
import { expect } from './portal-test.ts';
import type { Words } from './words.ts';

/** How a document stands, as every person who has it open should see it now. */
export interface Sight {
  readonly state: string;
  /** What has happened so far, in order: statuses, and `returned` for a step back to the author. */
  readonly past: readonly string[];
  /** All buttons each person has, from left to right, in the order of the pages. */
  readonly offered: readonly (readonly string[])[];
}

interface Said {
  readonly says: Words;
  readonly status: (id: string) => string;
}

/** How a vacation is spoken of. */
const MASCULINE = { gender: 'мужской' };

/** The pages are open already: each comes to show the status, exactly these buttons, and the whole way. */
export const everybodySees = async (
  pages: readonly DocumentPage[],
  { state, past, offered }: Sight,
  { says, status }: Said,
): Promise<void> => {
  const stages = ['draft', 'prepared', 'agreed', 'approved'];
  const ahead = stages.slice(stages.indexOf(state)).filter(() => stages.includes(state));
  const way = [
    ...past.map((each) =>
      each === 'returned' ? says('documents.timeline.returned', MASCULINE) : status(each),
    ),
    ...ahead.map((each) => says(`documents.stages.${each}`)),
  ];
  await Promise.all(
    pages.map(async (page, index) => {
      await expect(page.head).toContainText(status(state));
      await expect(page.timeline).toHaveText(way.map((words) => new RegExp(`^${words}`)));
      await expect(page.buttons).toHaveText([...(offered[index] ?? [])]);
    }),
  );
};
