import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A text as it is read: whatever space stands between its words. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** What a part of a page says. */
export const textOf = (part: Element | null | undefined): string => plain(part?.textContent);

/** Waits until the page says something. */
export const sees = (text: string): Promise<void> =>
  waitFor(() => expect(textOf(document.body)).toContain(plain(text)));

/** Waits until it does not. */
export const seesNot = (text: string): Promise<void> =>
  waitFor(() => expect(textOf(document.body)).not.toContain(plain(text)));
