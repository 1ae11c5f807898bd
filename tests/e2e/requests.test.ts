import { pdfOf } from '../support/paper-desk.ts';
import { rpc } from '../support/rpc.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { sql } from './support/signing-desk.ts';

/** A request in words of its own, so that its row differs from those of the demo. */
const ordered = async (
  origin: string,
  { token }: Person,
  code: string,
  words: { text?: string; addressee?: string },
  begin = true,
) => {
  const [type] = await sql(
    `select t."id"::int from "request_type" t join "client" c on c."id" = t."client_id" where c."code" = 'eg' and t."code" = $1`,
    [code],
  );
  const answer = await rpc<{ data: { id: number; number: string }[] }>(origin, token, 'table.add', {
    object: 'request',
    ...(begin ? { begin } : {}),
    data: [{ request_type_id: type?.id, ...words }],
  });
  const [row] = answer.result?.data ?? [];
  expect(row, JSON.stringify(answer.error)).toBeDefined();
  return { id: row?.id ?? 0, number: row?.number ?? '' };
};

/** A screen of requests, by what people see on it. */
const requestsPage = ({ page, says }: Person) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    says(`families.request.${key}`, values);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    t,
    button,
    row: (number: string) => page.getByRole('row').filter({ hasText: number }),
    told: (key: string, title: string, number: string) => page.getByText(t(key, { title, number })),
  };
};

test('an employee orders a certificate of employment, gets its file without waiting for anybody and its copies from hr, and says that it has come', async ({
  enter,
}) => {
  const [employee, hr] = [await enter('employee'), await enter('hr')];
  const { page, context } = employee;
  const { t, button, row } = requestsPage(employee);
  await page.goto('/portal/urequests-own');
  await page.getByRole('radio', { name: /Справка с места работы/ }).check({ force: true });
  await page.getByLabel(t('fields.addressee')).fill('Банк Север');
  const more = button(t('order.more'));
  for (let copies = 0; copies < 5; copies += 1) await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await button(t('order.submit')).click();
  const mine = row('Банк Север');
  await expect(mine).toContainText(t('parameters.copies', { copies: 5 }));
  const file = mine.getByRole('link');
  await expect(file, 'the page looks for it by itself').toBeVisible({ timeout: 30_000 });
  const coming = page.getByRole('region', { name: t('progress.title') }).filter({ hasText: 'Банк Север' });
  await expect(coming.getByText(/На бумаге выдаст отдел кадров/)).toBeVisible();
  await expect(coming.getByRole('link', { name: t('given.download') })).toBeVisible();
  await expectAccessible(page, 'a file whose copies are still to come');
  const desk = requestsPage(hr);
  await hr.page.goto('/portal/urequests');
  await desk.row('Банк Север').click();
  await expect(desk.row('Банк Север')).toContainText(t('queue.hand_over', { copies: 5 }));
  await expect(desk.button(t('preview.assemble'))).toHaveCount(0);
  await desk.button(t('preview.give')).click();
  await expect(desk.row('Банк Север')).toHaveCount(0);
  await page.reload();
  await mine.getByRole('button').first().click();
  const given = page.getByRole('region', { name: 'Справка с места работы' });
  await expect(given.getByText(t('given.sealed'))).toBeVisible();
  await expect(given.getByText(t('given.on_paper', { copies: 5 }))).toBeVisible();
  const address = await given.getByRole('link', { name: t('given.download') }).getAttribute('href');
  const bytes = await context.request.get(address ?? '');
  expect([bytes.status(), (await bytes.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await expectAccessible(page, 'requests of one’s own');
  await given.getByRole('button', { name: t('given.confirm') }).click();
  await expect(page.getByText(t('given.confirmed'))).toBeVisible();
  await expect(given.getByRole('button', { name: t('given.confirm') })).toHaveCount(0);
});

test('hr goes through the queue by keys, gives one paper with a file and declines another with a reason that its person reads', async ({
  enter,
  origin,
}) => {
  const [employee, hr] = (await Promise.all(
    ['employee', 'hr'].map((login) => enter(login, { locale: 'en' })),
  )) as [Person, Person];
  const given = await ordered(origin, employee, 'order_copy', { text: 'Order of hiring' });
  const declined = await ordered(origin, employee, 'other', { text: 'Letter to the landlord' });
  const desk = requestsPage(hr);
  const { page } = hr;

  await test.step('the queue and what is asked stand side by side', async () => {
    await page.goto('/portal/urequests');
    const preview = page
      .getByRole('region', { name: /Copy of an order|Other certificate|certificate/i })
      .last();
    await expect(preview).toBeVisible();
    const current = page.locator('tr[aria-current]');
    const first = await current.innerText();
    await page.keyboard.press('j');
    await expect(current).not.toHaveText(first);
    await expectAccessible(page, 'the queue of requests');
  });

  await test.step('one that is asked for as a file is not given without it', async () => {
    await page.goto(`/portal/urequests/${given.id}`);
    await expect(page.getByText('Order of hiring', { exact: true })).toBeVisible();
    await desk.button(desk.t('preview.accept')).click();
    const give = desk.button(desk.t('preview.give'));
    await expect(give).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(desk.t('preview.file_first')).first()).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'Order.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOf('Order of hiring'),
    });
    await expect(page.getByRole('link', { name: 'Order.pdf' })).toBeVisible();
    await expect(give).not.toHaveAttribute('aria-disabled', 'true');
    await give.click();
    await expect(desk.told('preview.moved.give', 'Copy of an order', given.number)).toBeVisible();
  });

  await test.step('the other is declined, and not without a reason', async () => {
    await page.goto(`/portal/urequests/${declined.id}`);
    await desk.button(desk.t('preview.decline')).click();
    const asked = page.getByRole('dialog');
    const yes = asked.getByRole('button', { name: desk.t('preview.decline_yes'), exact: true });
    await yes.click();
    await expect(asked.getByText(hr.says('documents.reason.missing'))).toBeVisible();
    await asked.getByRole('textbox').fill('The landlord is told by the bank');
    await yes.click();
    await expect(desk.told('preview.moved.decline', 'Other certificate', declined.number)).toBeVisible();
  });

  await test.step('the person has the file, reads why, and asks for the same once more', async () => {
    const own = requestsPage(employee);
    await employee.page.goto('/portal/urequests-own');
    await expect(
      own.row(given.number).getByRole('link', { name: own.t('history.download', { number: given.number }) }),
    ).toBeVisible();
    const row = own.row(declined.number);
    await row.getByRole('button', { name: own.t('history.why'), exact: true }).click();
    await expect(employee.page.getByRole('dialog')).toContainText('The landlord is told by the bank');
    await employee.page.keyboard.press('Escape');
    await row.getByRole('button', { name: own.t('history.repeat', { number: declined.number }) }).click();
    await expect(employee.page.getByLabel(own.t('fields.text'))).toHaveValue('Letter to the landlord');
  });
});

test('hr brings pay slips at once: sees whose each is and which are unread, gives them out, and the employee has the file', async ({
  enter,
}) => {
  const [hr, employee] = [await enter('hr'), await enter('employee2')];
  const { page, says } = hr;
  const t = (key: string, values?: Record<string, string | number>) =>
    says(`families.request.bulk.${key}`, values);
  const [person] = await sql(
    `select e."number" from "employee" e join "organization" o on o."id" = e."organization_id"
     where o."code" = 'romashka' and e."name" = 'Сафина Динара Ринатовна'`,
  );
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(name) });
  const own = `${person?.number}_2024-02.pdf`;
  await page.goto('/portal/urequests');
  await page.getByRole('button', { name: t('open') }).click();
  const dialog = page.getByRole('dialog', { name: t('title') });
  await expect(dialog.locator('button').filter({ hasText: t('choose') })).toBeVisible();
  await dialog
    .getByLabel(t('choose'), { exact: true })
    .and(page.locator('input'))
    .setInputFiles([file(own), file('нет-такого-номера.pdf')]);
  const lines = dialog.getByRole('region', { name: t('files') }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(t('reason.nobody'));
  await expect(lines.last()).toContainText(own);
  await expectAccessible(page, 'pay slips in bulk');
  await dialog.getByRole('button', { name: t('give', { count: 1 }) }).click();
  await expect(dialog.getByRole('status')).toContainText(t('given_counts', { count: 1, unread: 1 }));
  await dialog.getByRole('button', { name: says('importing.done'), exact: true }).click();
  await employee.page.goto('/portal/urequests-own');
  await expect(employee.page.locator(`a[download="${own}"]`).first()).toBeVisible();
});
