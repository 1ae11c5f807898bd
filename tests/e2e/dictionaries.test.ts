import type { Page } from '@playwright/test';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('row').filter({ hasText: name });

test('an admin adds a type of documents, changes it, takes the change back and takes it out of use', async ({
  enter,
}) => {
  const { page, says } = await enter('admin');
  const dictionary = (key: string, values?: Record<string, string>) => says(`dictionary.${key}`, values);
  const field = (name: string) => says(`dictionaries.field.${name}`);
  const save = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: says('common.save'), exact: true })
      .click();
  const act = async (name: string, key: string) => {
    await page.getByRole('button', { name: dictionary('more', { name }), exact: true }).click();
    await page.getByRole('menuitem', { name: dictionary(key), exact: true }).click();
  };
  await page.goto('/portal/documenttypes');
  await settled(page, says);
  await expectInShape(page);

  await test.step('a new row says in words what each detail does', async () => {
    await page.getByRole('button', { name: dictionary('add'), exact: true }).click();
    const window = page.getByRole('dialog', { name: dictionary('add_title') });
    await window.getByLabel(field('name'), { exact: true }).fill('День волонтёра');
    await window.getByLabel(field('code'), { exact: true }).fill('volunteer');
    await window.getByLabel(field('object_id'), { exact: true }).click();
    await page.getByRole('option', { name: says('shell.families.absence'), exact: true }).click();
    await window.getByLabel(field('day_count')).click();
    await page.getByRole('option', { name: says('dictionaries.day_count.working'), exact: true }).click();
    await window.getByLabel(field('attach_require'), { exact: true }).check({ force: true });
    await expectAccessible(page, 'a new type of documents');
    await save();
    await expect(window).toBeHidden();
  });

  await test.step('a code that is taken is refused at its field, and nothing is lost', async () => {
    await page.getByRole('button', { name: dictionary('add'), exact: true }).click();
    const window = page.getByRole('dialog', { name: dictionary('add_title') });
    await window.getByLabel(field('name'), { exact: true }).fill('Второй день волонтёра');
    await window.getByLabel(field('code'), { exact: true }).fill('volunteer');
    await window.getByLabel(field('object_id'), { exact: true }).click();
    await page.getByRole('option', { name: says('shell.families.absence'), exact: true }).click();
    await save();
    await expect(window.getByLabel(field('code'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(window.getByLabel(field('name'), { exact: true })).toHaveValue('Второй день волонтёра');
    await window.getByRole('button', { name: says('common.cancel'), exact: true }).click();
  });

  await test.step('a press on the row edits it; the history has it, and takes it back', async () => {
    await page.getByLabel(dictionary('search'), { exact: true }).fill('волонтёр');
    await rowOf(page, 'День волонтёра').getByRole('button', { name: 'День волонтёра', exact: true }).click();
    const window = page.getByRole('dialog', { name: 'День волонтёра' });
    await expect(window.getByLabel(field('attach_require'), { exact: true })).toBeChecked();
    await window.getByLabel(field('name'), { exact: true }).fill('Волонтёрский день');
    await save();
    await expect(rowOf(page, 'Волонтёрский день')).toBeVisible();
    await act('Волонтёрский день', 'history_short');
    const history = page.getByRole('dialog', {
      name: dictionary('history_title', { name: 'Волонтёрский день' }),
    });
    await expect(
      history.getByRole('listitem').filter({ hasText: 'Волонтёрский день' }).first(),
    ).toContainText('День волонтёра');
    await expectAccessible(page, 'the history of a row');
    await history.getByRole('button', { name: dictionary('take_back'), exact: true }).click();
    await expect(rowOf(page, 'День волонтёра')).toBeVisible();
  });

  await test.step('whoever takes a row out of use is told where it stands', async () => {
    await rowOf(page, 'День волонтёра').getByRole('switch').click();
    const question = page.getByRole('dialog', { name: dictionary('off_title', { name: 'День волонтёра' }) });
    await expect(question).toContainText(dictionary('off_unused'));
    await question.getByRole('button', { name: dictionary('off_yes'), exact: true }).click();
    await expect(rowOf(page, 'День волонтёра').getByRole('switch')).not.toBeChecked();
    await act('День волонтёра', 'remove_short');
    await page.getByRole('button', { name: dictionary('remove_yes'), exact: true }).click();
    await expect(page.getByText(dictionary('not_found'), { exact: true })).toBeVisible();
  });

  await test.step('a row in use says by what', async () => {
    await page.getByLabel(dictionary('search'), { exact: true }).fill('annual');
    const name = says('dictionary.more', { name: 'Ежегодный основной оплачиваемый отпуск' });
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('menuitem', { name: dictionary('uses_short'), exact: true }).click();
    await expect(
      page.getByRole('dialog').getByText(says('dictionaries.used.document'), { exact: true }),
    ).toBeVisible();
  });
});

test('an accountant takes expenses along, mends a file whose row was wrong, and several go out of use at once', async ({
  enter,
}) => {
  const { page, says } = await enter('accountant', {
    locale: 'en',
    browser: { viewport: { width: 390, height: 844 } },
  });
  const dictionary = (key: string, values?: Record<string, string | number>) =>
    says(`dictionary.${key}`, values);
  await page.goto('/portal/dictionaries');
  await settled(page, says);
  await page
    .getByRole('main')
    .getByRole('link', { name: says('dictionaries.title.expensetypes'), exact: true })
    .click();
  await settled(page, says);
  await expectInShape(page);
  await page.getByRole('button', { name: dictionary('export'), exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: says('files.format.xlsx') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('expensetypes.xlsx');

  const bring = (text: string) =>
    page
      .getByLabel(says('importing.choose'), { exact: true })
      .last()
      .setInputFiles({ name: 'expenses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: dictionary('import'), exact: true }).click();
  await bring('Code;Name;Receipt needed\nferry;Паром;perhaps\nraft;Плот;yes');
  const window = page.getByRole('dialog');
  const apply = window.getByRole('button', { name: dictionary('import_apply'), exact: true });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await expect(apply).toHaveAccessibleDescription(dictionary('import_wrong', { count: 1 }));
  await expect(window.getByRole('listitem').first()).toContainText(dictionary('import_line', { row: 2 }));
  await expectAccessible(page, 'a file with a wrong row');
  await bring('Code;Name;Receipt needed\nferry;Паром;no\nraft;Плот;yes');
  await expect(apply).not.toHaveAttribute('aria-disabled', 'true');
  await apply.click();
  await expect(window.getByRole('status')).toContainText(dictionary('imported', { added: 2, changed: 0 }));
  await window.getByRole('button', { name: says('importing.done'), exact: true }).click();
  await expect(window).toBeHidden();

  await page.getByLabel(dictionary('search'), { exact: true }).fill('П');
  for (const name of ['Паром', 'Плот'])
    await page.getByLabel(says('common.rows_choose', { name })).check({ force: true });
  await page.getByRole('button', { name: dictionary('turn_off'), exact: true }).click();
  await page.getByRole('button', { name: dictionary('off_yes'), exact: true }).click();
  for (const name of ['Паром', 'Плот']) await expect(rowOf(page, name).getByRole('switch')).not.toBeChecked();
});
