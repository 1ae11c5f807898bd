import { readFileSync } from 'node:fs';
import { wordFile } from '../../prisma/seed/forms/word.ts';
import { partOf } from '../support/form-parts.ts';
import { rpc } from '../support/rpc.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const NAME = 'Памятка об отпуске';

test('DICT-04: a form with a mistake says where it is, is mended and put in force by a press, and a leave is taken along on it', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  const form = (key: string) => says(`templates.form.${key}`);
  const bring = async (texts: readonly string[]) => {
    const file = { name: 'form.docx', mimeType: DOCX, buffer: Buffer.from(wordFile(texts)) };
    await page.getByLabel(says('templates.file'), { exact: true }).setInputFiles(file);
  };
  const paper = page.getByRole('article');
  const inForce = (number: number) =>
    page.getByRole('button', { name: says('templates.version_state.in_work', { number }), exact: true });

  await test.step('a new template has no version yet', async () => {
    await page.goto('/portal/templates');
    await page.getByRole('button', { name: says('templates.add'), exact: true }).click();
    const window = page.getByRole('dialog', { name: form('new') });
    await window.getByLabel(form('name'), { exact: true }).fill(NAME);
    await window.getByLabel(form('code'), { exact: true }).fill('leave-memo');
    await window.getByLabel(form('object_id'), { exact: true }).click();
    await page.getByRole('option', { name: says('shell.families.vacation'), exact: true }).click();
    await window.getByRole('button', { name: says('common.save'), exact: true }).click();
    await expect(window).toBeHidden();
    await page
      .getByRole('button', { name: new RegExp(NAME) })
      .first()
      .click();
    await expect(page.getByText(says('templates.no_versions'), { exact: true })).toBeVisible();
  });

  await test.step('a field nobody knows is named with its place and waits to be mended', async () => {
    await bring(['Памятка', 'до {{vacation.end_dat}}']);
    const place = says('templates.problem.place', { where: 'text', sheet: '', at: '2', char: 4 });
    const mistake = page.getByRole('main').getByRole('alert').filter({ hasText: place });
    await expect(mistake).toContainText(says('templates.problem.code.unknown'));
    await expect(mistake).toContainText('{{vacation.end_date}}');
    const publish = page.getByRole('button', { name: says('templates.publish', { number: 1 }), exact: true });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await expect(publish).toHaveAccessibleDescription(says('templates.mend_first'));
    await expectAccessible(page, 'a template with a mistake');
    await mistake.getByRole('button', { name: says('templates.problem.show'), exact: true }).click();
    await expect(paper.getByText('{{vacation.end_dat}}')).toBeFocused();
    await mistake.getByRole('button', { name: says('templates.problem.mend'), exact: true }).click();
    await expect(mistake).toBeHidden();
  });

  await test.step('mended it is in force, and what came before can be taken back', async () => {
    await page.getByRole('button', { name: says('templates.publish', { number: 2 }), exact: true }).click();
    await expect(inForce(2)).toBeVisible();
    await bring(['Памятка {{vacation.number}}']);
    await page.getByRole('button', { name: says('templates.publish', { number: 3 }), exact: true }).click();
    await page.getByRole('button', { name: says('templates.restore', { number: 2 }), exact: true }).click();
    await page.getByRole('button', { name: says('templates.restore_yes'), exact: true }).click();
    await expect(inForce(4)).toBeVisible();
    await expect(paper).toContainText(/до \d\d\.\d\d\.\d{4}/);
  });

  await test.step('a leave is taken along on it', async () => {
    await page.goto('/portal/uvacations?view=all');
    await listPage(page, says).rows.first().getByRole('link').first().click();
    await page.getByRole('button', { name: says('documents.printing.take'), exact: true }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `${NAME} DOCX`, exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${NAME} ОТ-\\d+\\.docx$`));
    const xml = partOf(readFileSync(await file.path()), 'word/document.xml');
    expect(xml.replaceAll(/<[^>]*>/g, '')).toMatch(/до \d\d\.\d\d\.\d{4}/);
  });

  const found = await rpc<{ data: { id: number; updated_at: string }[] }>(origin, hr.token, 'view.get', {
    object: 'template',
    filter: "code = 'leave-memo'",
    select: 'id,updated_at',
  });
  const off = found.result?.data.map((row) => ({ ...row, disabled: '1' }));
  expect(
    (await rpc(origin, hr.token, 'table.edit', { object: 'template', data: off })).error,
  ).toBeUndefined();
});
