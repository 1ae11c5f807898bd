import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeComplaints } from './support/complaints.ts';
import { showPage } from './support/show.tsx';
import { wordsIn } from './support/words.ts';

/** Waits for the one complaint of the page. */
const tells = async (complaint: RegExp): Promise<void> => {
  const said: string[] = [];
  await waitFor(() => {
    said.push(...takeComplaints());
    expect(said).toEqual([expect.stringMatching(complaint)]);
  });
};

test('a page of a test complains of the key of a sentence, seen or spoken', async () => {
  document.body.append('families.vacation.title');
  await tells(/in place of the sentence: families\.vacation\.title$/);
  document.body.setAttribute('title', 'login.title');
  await tells(/in place of the sentence: login\.title$/);
  document.body.removeAttribute('title');
  document.body.replaceChildren();
});

test('a page of a test complains of a part that the server refused to read', async () => {
  document.body.append(wordsIn('ru')('common.load_failed_text', { code: 'A-1' }));
  await tells(/did not load/);
  document.body.replaceChildren();
});

test('a call that a test does not answer is named', async () => {
  const shown = await showPage('/portal/about');
  await shown.server.fetch('/api/rpc', {
    method: 'POST',
    body: JSON.stringify({ id: 1, method: 'reading.list', params: {} }),
  });
  expect(shown.server.unanswered.splice(0)).toEqual(['reading.list {}']);
});
