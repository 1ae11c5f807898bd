import { documentPage } from './document-page.ts';
import { expect, type Person } from './portal-test.ts';

/** Opens a leave or its correction as somebody, and takes a step onward; what is warned of is read, and gone on with. */
export const takeStep = async (
  { page, says }: Person,
  id: number,
  mode: string | undefined,
  step: string,
): Promise<void> => {
  const view = documentPage(page, says);
  const verb = says(`documents.steps.onward.${step}.verb`);
  await view.open(id, mode);
  await view.button(verb).click();
  const dialog = page.getByRole('dialog');
  const status = view.head.getByText(says(`documents.statuses.${step}`, { gender: 'женский' }));
  await expect(dialog.or(status)).toBeVisible();
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: verb }).click();
  await expect(status).toBeVisible();
};
