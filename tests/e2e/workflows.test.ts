import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const WIDE = { width: 1440, height: 900 };

for (const locale of languagesOf('workflows 1'))
  test(`an admin sees what is wrong with a workflow, changes a step on the graph and takes it back (${locale})`, async ({
    enter,
  }) => {
    const { page, says } = await enter('admin', { locale });
    const word = (key: string) => says(`workflow_admin.${key}`);
    const status = { ru: ['Согласован', 'Утверждён'], en: ['Agreed', 'Approved'] }[locale];
    const step = says('workflow_admin.move', {
      role: says('documents.holder.role.hr'),
      from: status[0] ?? '',
      to: status[1] ?? '',
    });
    const graph = page.getByRole('region', { name: word('graph.title') });
    const row = page.getByRole('row').filter({ has: page.getByRole('switch', { name: step }) });
    const findings = page.getByRole('region', { name: word('findings.title') });
    const differences = findings.getByText(word('findings.differences'));
    const turnEditing = async () => {
      await graph.getByRole('button', { name: step }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(word('form.editable')).click();
      await dialog.getByRole('button', { name: says('common.save') }).click();
      await expect(dialog).toBeHidden();
    };

    await goTo(page, '/portal/eg/workflows?object=vacation');
    await settled(page, says);
    await expect(findings.getByText(word('findings.policy_unfulfilled.title'))).toBeVisible();
    await expect(row.getByText(word('steps.yes'), { exact: true })).toHaveCount(1);
    await expectAccessible(page, 'a workflow', { locale });
    await expectInShape(page);
    await page.setViewportSize(WIDE);

    await turnEditing();
    await expect(row.getByText(word('steps.yes'), { exact: true })).toHaveCount(0);
    await differences.click();
    await findings
      .getByRole('button', { name: says('workflow_admin.findings.show', { count: 1 }) })
      .last()
      .click();
    await expect(row).toBeInViewport();

    await turnEditing();
    await expect(row.getByText(word('steps.yes'), { exact: true })).toHaveCount(1);
    await expect(differences).toBeHidden();

    await page.getByRole('button', { name: word('graph.as_list') }).click();
    await expect(
      page.getByRole('heading', { name: says('workflow_admin.graph.out', { status: status[0] ?? '' }) }),
    ).toBeVisible();
    await expectAccessible(page, 'a workflow as a list', { locale });
  });

for (const locale of languagesOf('workflows 2'))
  test(`an admin walks an invented document and is told why somebody could not act (${locale})`, async ({
    enter,
  }) => {
    const { page, says } = await enter('admin', { locale });
    const word = (key: string) => says(`workflow_admin.simulator.${key}`);
    await goTo(page, '/portal/eg/workflows?object=vacation');
    await settled(page, says);
    await page.getByRole('button', { name: says('workflow_admin.simulate') }).click();
    const dialog = page.getByRole('dialog');
    const lines = dialog.getByRole('list').last().getByRole('listitem');
    const take = (verb: string, role: string) =>
      dialog
        .getByRole('button', {
          name: says('workflow_admin.simulator.take', { verb, role: says(`documents.holder.role.${role}`) }),
        })
        .click();
    await dialog
      .getByRole('button', { name: word('invented') })
      .last()
      .click();
    await take(word('create'), 'employee');
    await take(says('documents.steps.onward.prepared.verb'), 'employee');
    await expect(lines.filter({ has: page.getByText(word('can'), { exact: true }) })).toHaveCount(1);
    await expect(lines.filter({ hasText: word('why.another_role') })).toHaveCount(5);
    await expectAccessible(page, 'the simulator', { locale });
    await page.setViewportSize(WIDE);
    await dialog.getByRole('button', { name: word('back') }).click();
    await expect(lines).toHaveCount(3);

    await dialog
      .getByRole('button', { name: word('real') })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: word('number') }).fill('ОТ-999999');
    await dialog.getByRole('button', { name: word('find') }).click();
    await expect(
      dialog.getByText(says('workflow_admin.simulator.missing', { number: 'ОТ-999999' })),
    ).toBeVisible();
  });
