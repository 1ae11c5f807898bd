import { rpc } from '../support/rpc.ts';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, expectNoViolation, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const WIDE = { width: 1440, height: 900 };

const STATUSES = {
  ru: {
    prepared: 'Подготовлен',
    agreed: 'Согласован',
    accepted: 'Принят',
    processed: 'Обработан',
    declined: 'Отклонён',
  },
  en: {
    prepared: 'Prepared',
    agreed: 'Agreed',
    accepted: 'Accepted',
    processed: 'Processed',
    declined: 'Declined',
  },
};

for (const locale of languagesOf('workflows 1'))
  test(`an admin sees what is wrong with a workflow, drafts a change of a step on the graph and undoes it (${locale})`, async ({
    enter,
  }) => {
    const { page, says } = await enter('admin', { locale });
    const word = (key: string) => says(`workflow_admin.${key}`);
    const { agreed } = STATUSES[locale];
    const step = says('workflow_admin.move', {
      role: says('documents.holder.role.hr'),
      from: agreed,
      to: { ru: 'Утверждён', en: 'Approved' }[locale],
    });
    const graph = page.getByRole('region', { name: word('graph.title') });
    const row = page.getByRole('row').filter({ has: page.getByRole('switch', { name: step }) });
    const findings = page.getByRole('region', { name: word('findings.title') });
    const changes = page.getByRole('region', { name: word('changes.title') });

    await goTo(page, '/portal/eg/workflows?object=vacation');
    await settled(page, says);
    await expect(findings.getByText(word('findings.policy_unfulfilled.title'))).toBeVisible();
    await expect(row.getByText(word('steps.yes'), { exact: true })).toHaveCount(1);
    await expectAccessible(page, 'a workflow', { locale });
    await expectInShape(page);
    await page.setViewportSize(WIDE);

    await graph.getByRole('button', { name: step }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(word('form.editable')).click();
    await dialog.getByRole('button', { name: says('common.save') }).click();
    await expect(changes.getByRole('listitem')).toHaveCount(1);
    await expect(row.getByText(word('steps.yes'), { exact: true })).toHaveCount(0);
    await findings.getByText(word('findings.differences')).click();
    await findings
      .getByRole('button', { name: says('workflow_admin.findings.show', { count: 1 }) })
      .last()
      .click();
    await expect(row).toBeInViewport();

    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).not.toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(row.getByRole('switch')).toBeChecked();
    await changes.getByRole('listitem').getByRole('button', { pressed: true }).press('Delete');
    await expect(changes.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: word('publish.drop'), exact: true }).click();
    await page.getByRole('button', { name: word('publish.drop_yes'), exact: true }).click();
    await expect(changes).toBeHidden();

    await page.getByRole('button', { name: word('graph.as_list') }).click();
    await expect(
      page.getByRole('heading', { name: says('workflow_admin.graph.out', { status: agreed }) }),
    ).toBeVisible();
    await expectAccessible(page, 'a workflow as a list', { locale });
  });

test('T13: steps by which people decide their own documents are published only once the admin has said that they are meant', async ({
  enter,
  origin,
}) => {
  const { page, says, token } = await enter('admin', { browser: { viewport: WIDE } });
  const word = (key: string, values = {}) => says(`workflow_admin.${key}`, values);
  const after = {
    ...{ business_role: 'employee', status_id: 'prepared', next_status_id: 'agreed' },
    ...{ indicators: '', organization_id: null },
    ...{ reject: false, editable: false, delete_allowed: false, detail: {} },
  };
  const drafted = await rpc(origin, token, 'workflow.draft', {
    object: 'vacation',
    changes: [{ id: -1, after }],
  });
  expect(drafted).toHaveProperty('result');
  const dialog = page.getByRole('dialog');
  const meant = dialog.getByRole('checkbox', { name: word('publish.own_decisions') });
  const wanted = dialog.getByRole('alert').filter({ hasText: word('publish.own_decisions_wanted') });
  await goTo(page, '/portal/workflows?object=vacation');
  await settled(page, says);
  await page.getByRole('button', { name: word('publish.publish') }).click();
  await dialog.getByLabel(word('publish.title_label')).fill('Сотрудник решает сам');
  await expect(meant).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: word('publish.publish_now'), exact: true }).click();
  await expect(wanted).toBeVisible();
  await expect(meant).toHaveAttribute('aria-invalid', 'true');
  await expect(meant).toHaveAccessibleDescription(word('publish.own_decisions_wanted'));
  await expectNoViolation(page, 'the second word of a publication');
  await meant.focus();
  await page.keyboard.press('Space');
  await expect(meant).toBeChecked();
  await expect(wanted).toHaveCount(0);
  await dialog.getByRole('button', { name: says('common.cancel'), exact: true }).click();
  await page.getByRole('button', { name: word('publish.drop'), exact: true }).click();
  await page.getByRole('button', { name: word('publish.drop_yes'), exact: true }).click();
  await expect(page.getByRole('region', { name: word('changes.title') })).toBeHidden();
});

for (const locale of languagesOf('workflows 3'))
  test(`an admin publishes a changed workflow with its open documents, and takes the version back (${locale})`, async ({
    enter,
  }) => {
    const { page, says } = await enter('admin', { locale, browser: { viewport: WIDE } });
    const word = (key: string, values = {}) => says(`workflow_admin.${key}`, values);
    const names = STATUSES[locale];
    const changes = page.getByRole('region', { name: word('changes.title') });
    const versions = page.getByRole('region', { name: word('versions.title') });
    const dialog = page.getByRole('dialog');
    const turn = async (role: string, from: string, to: string, field: 'from' | 'to') => {
      const step = word('move', { role: says(`documents.holder.role.${role}`), from, to });
      await page.getByRole('button', { name: word('steps.edit', { step }), exact: true }).click();
      await dialog.getByLabel(word(`form.${field}`)).click();
      await page.getByRole('option', { name: names.accepted, exact: true }).click();
      await dialog.getByRole('button', { name: says('common.save') }).click();
      await expect(dialog).toBeHidden();
    };
    const goByTheNew = () =>
      page.getByRole('radio', { name: word('documents.way.new.title') }).check({ force: true });
    const publish = async (title: string) => {
      await page.getByRole('button', { name: word('publish.publish') }).click();
      await dialog.getByLabel(word('publish.title_label')).fill(title);
      await dialog.getByRole('button', { name: word('publish.publish_now'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(changes).toBeHidden();
    };

    await goTo(page, '/portal/eg/workflows?object=absence');
    await settled(page, says);
    await turn('manager', names.prepared, names.agreed, 'to');
    await turn('hr', names.prepared, names.agreed, 'to');
    await turn('hr', names.agreed, names.processed, 'from');
    await turn('hr', names.agreed, names.declined, 'from');
    await expect(changes.getByRole('listitem')).toHaveCount(4);
    await goByTheNew();
    const place = page.getByLabel(word('documents.where', { status: names.agreed }));
    await expect(place).toHaveText(names.accepted);
    await page.getByRole('button', { name: word('documents.apart') }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText(names.accepted);
    await dialog.getByRole('button', { name: word('documents.apart_done') }).click();
    await expectAccessible(page, 'a draft of a workflow', { locale });
    await page.setViewportSize(WIDE);
    await publish(`Принимает руководитель (${locale})`);
    await expect(versions.getByText(`«Принимает руководитель (${locale})»`)).toBeVisible();

    // The topmost brings back what was in force before: the version before, or the steps before the first.
    await versions.getByRole('button').first().click();
    await expect(changes.getByRole('listitem')).toHaveCount(4);
    await goByTheNew();
    await expect(page.getByLabel(word('documents.where', { status: names.accepted }))).toHaveText(
      names.agreed,
    );
    await publish(`Вернули как было (${locale})`);
    await expect(versions.getByText(`«Вернули как было (${locale})»`)).toBeVisible();
    await expect(
      page.getByRole('switch', {
        name: word('move', {
          role: says('documents.holder.role.manager'),
          from: names.prepared,
          to: names.agreed,
        }),
      }),
    ).toBeChecked();
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
