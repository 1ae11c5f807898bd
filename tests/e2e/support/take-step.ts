import { documentPage } from './document-page.ts';
import { statusOf, verbOf } from './family-words.ts';
import { expect, type Person } from './portal-test.ts';

/** Opens a correction of a leave and takes a step onward; reads its warnings and goes on. */
export const takeStep = async (
  { page, says }: Person,
  id: number,
  mode: string | undefined,
  step: string,
): Promise<void> => {
  const view = documentPage(page, says);
  const verb = verbOf(says, 'vacation_correction', `onward.${step}`);
  await view.open(id, mode);
  await view.button(verb).click();
  const dialog = page.getByRole('dialog');
  const status = view.head.getByText(statusOf(says, 'vacation_correction', step));
  await expect(dialog.or(status)).toBeVisible();
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: verb }).click();
  await expect(status).toBeVisible();
};
