import { PASSWORD, type Visitor } from './portal-test.ts';

/** Fills in the sign-in form on the screen and sends it. */
export const signInAs = async (
  { page, says }: Pick<Visitor, 'page' | 'says'>,
  login: string,
  password = PASSWORD,
): Promise<void> => {
  await page.getByLabel(says('login.login')).fill(login);
  await page.getByLabel(says('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: says('login.sign_in'), exact: true }).click();
};
