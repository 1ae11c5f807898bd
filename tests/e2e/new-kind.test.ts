import { readFileSync } from 'node:fs';
import { wordFile } from '../../prisma/seed/forms/word.ts';
import { partOf } from '../support/form-parts.ts';
import { rpc } from '../support/rpc.ts';
import { languagesOf } from '../support/whole.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

for (const locale of languagesOf('new kind'))
  test(`an admin brings a new kind of document with what is signed of it, hr its form, and an employee takes it along (${locale})`, async ({
    enter,
    origin,
  }) => {
    const name = { ru: 'Донорский день', en: 'Donor day' }[locale];
    const code = `donor_${locale}`;
    const form = { ru: 'Заявление донора', en: 'Donor note' }[locale];
    const admin = await enter('admin', { locale });
    const { page, says } = admin;
    const typeId = async () => {
      const asked = { object: 'document_type', filter: `code = '${code}'`, select: 'id' };
      return Number((await rpc(origin, admin.token, 'view.get', asked)).result?.data[0]?.id);
    };

    await test.step('the kind is a row of the dictionary', async () => {
      const field = (key: string) => says(`dictionaries.field.${key}`);
      await page.goto('/portal/documenttypes');
      await page.getByRole('button', { name: says('dictionary.add'), exact: true }).click();
      const window = page.getByRole('dialog', { name: says('dictionary.add_title') });
      await window.getByLabel(field('name'), { exact: true }).fill(name);
      await window.getByLabel(field('name_eng'), { exact: true }).fill(name);
      await window.getByLabel(field('code'), { exact: true }).fill(code);
      await window.getByLabel(field('object_id'), { exact: true }).click();
      await page.getByRole('option', { name: says('shell.families.absence'), exact: true }).click();
      await window.getByRole('button', { name: says('common.save'), exact: true }).click();
      await expect(window).toBeHidden();
    });

    await test.step('what is signed of it is a change that is judged and published', async () => {
      await page.goto('/portal/eg/workflows?object=absence');
      await settled(page, says);
      await page.getByRole('button', { name: `${name}: ${says('signature_policy.party.employee')}` }).click();
      const window = page.getByRole('dialog', { name: says('signature_policy.change') });
      await window.getByRole('radio', { name: says('signature_policy.level_short.simple') }).check();
      await window.getByRole('button', { name: says('common.save'), exact: true }).click();
      const changes = page.getByRole('region', { name: says('workflow_admin.changes.title') });
      await expect(changes.getByRole('listitem')).toContainText(name);
      await expectAccessible(page, 'a draft of what is signed', { locale });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: says('workflow_admin.publish.publish') }).click();
      const asked = page.getByRole('dialog');
      await asked.getByLabel(says('workflow_admin.publish.title_label')).fill(name);
      await asked
        .getByRole('button', { name: says('workflow_admin.publish.publish_now'), exact: true })
        .click();
      await expect(page.getByText(`«${name}»`)).toBeVisible();
    });

    await test.step('its form is a template with the fields of the document', async () => {
      const hr = await enter('hr', { locale });
      const window = hr.page.getByRole('dialog', { name: says('templates.form.new') });
      await hr.page.goto('/portal/templates');
      await hr.page.getByRole('button', { name: says('templates.add'), exact: true }).click();
      await window.getByLabel(says('templates.form.name'), { exact: true }).fill(form);
      await window.getByLabel(says('templates.form.code'), { exact: true }).fill(code);
      await window.getByLabel(says('templates.form.object_id'), { exact: true }).click();
      await hr.page.getByRole('option', { name: says('shell.families.absence'), exact: true }).click();
      await window.getByRole('button', { name: says('common.save'), exact: true }).click();
      await expect(window).toBeHidden();
      await hr.page
        .getByRole('button', { name: new RegExp(form) })
        .first()
        .click();
      await expect(hr.page.getByText(says('templates.no_versions'), { exact: true })).toBeVisible();
      await hr.page.getByLabel(says('templates.file'), { exact: true }).setInputFiles({
        name: 'form.docx',
        mimeType: DOCX,
        buffer: Buffer.from(wordFile(['{{absence.document_type_name}}', '{{absence.number}}'])),
      });
      await hr.page
        .getByRole('button', { name: says('templates.publish', { number: 1 }), exact: true })
        .click();
      await expect(
        hr.page.getByRole('button', {
          name: says('templates.version_state.in_work', { number: 1 }),
          exact: true,
        }),
      ).toBeVisible();
    });

    await test.step('an employee chooses it, and takes it along on its form', async () => {
      const person = await enter('employee', { locale });
      const added = await rpc<{ data: { id: number }[] }>(origin, person.token, 'table.add', {
        object: 'absence',
        begin: true,
        data: [{ document_type_id: await typeId(), start_date: '2027-02-10', end_date: '2027-02-10' }],
      });
      expect(added.error).toBeUndefined();
      const id = added.result?.data[0]?.id;
      await person.page.goto(`/portal/uabsence/${id}?mode=own`);
      await settled(person.page, says);
      await expect(person.page.getByRole('main')).toContainText(name);
      await person.page.getByRole('button', { name: says('documents.printing.take'), exact: true }).click();
      const coming = person.page.waitForEvent('download');
      await person.page.getByRole('menuitem', { name: `${form} DOCX`, exact: true }).click();
      const xml = partOf(readFileSync(await (await coming).path()), 'word/document.xml');
      expect(xml.replaceAll(/<[^>]*>/g, '')).toContain(name);
      const gone = { object: 'absence', data: [{ id }] };
      expect((await rpc(origin, person.token, 'table.del', gone)).error).toBeUndefined();
    });

    const own = await rpc<{ data: { id: number; updated_at: string }[] }>(origin, admin.token, 'view.get', {
      object: 'template',
      filter: `code = '${code}'`,
      select: 'id,updated_at',
    });
    const off = own.result?.data.map((row) => ({ ...row, disabled: '1' }));
    await rpc(origin, admin.token, 'table.edit', { object: 'template', data: off });
    await rpc(origin, admin.token, 'table.edit', {
      object: 'document_type',
      data: [{ id: await typeId(), disabled: '1' }],
    });
  });
