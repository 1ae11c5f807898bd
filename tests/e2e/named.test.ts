import { addDays } from '../../lib/kernel/day.ts';
import { pngOf } from '../support/pictures.ts';
import { rpc } from '../support/rpc.ts';
import { freeMondays } from './support/days.ts';
import { expect, type Person, test } from './support/portal-test.ts';

type Row = Record<string, unknown>;

const made = async (origin: string, { token }: Person, object: string, record: Row): Promise<Row> => {
  const answer = await rpc(origin, token, 'table.add', { object, begin: true, data: [record] });
  const [row] = answer.result?.data ?? [];
  if (!row) throw new Error(JSON.stringify(answer.error));
  return row;
};

test('a trip names the home office it meets by a link, which is taken back and then deleted from there', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says, token } = employee;
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const end_date = addDays(start_date, 1);
  const home = await made(origin, employee, 'homeoffice', { start_date, end_date, address: 'Москва' });
  const send = (home.steps as Row[]).find(({ next_status_id }) => next_status_id === 'prepared');
  await rpc(origin, token, 'table.add', {
    object: 'document_status',
    data: [
      {
        object_id: 'homeoffice',
        registrator_id: home.id,
        workflow_id: send?.id,
        status_id: 'prepared',
        seen: [],
      },
    ],
  });
  const places = await rpc(origin, token, 'view.get', { object: 'BtripDestination', rowsPerPage: 1 });
  const trip = await made(origin, employee, 'btrip', {
    destination_id: places.result?.data[0]?.id,
    goal: 'Переговоры',
    routes: [{ from: 'Москва', to: 'Казань', start_date, end_date, entity: 'ООО «Волга»' }],
  });
  await page.goto(`/portal/ubtrip/${trip.id}?mode=own`);
  const checks = page.getByRole('region', { name: says('documents.checks.title') });
  const number = String(home.number);
  await expect(checks.getByRole('link', { name: number }).first()).toHaveAttribute(
    'href',
    new RegExp(`uhomeoffice/${home.id}`),
  );
  await checks.getByRole('button', { name: says('documents.checks.withdraw_home', { number }) }).click();
  await expect(checks.getByText(says('documents.checks.no_overlap'))).toBeVisible();
  await checks.getByRole('button', { name: says('documents.checks.delete_home', { number }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('documents.form.delete_yes'), exact: true })
    .click();
  await expect(checks.getByRole('link', { name: number })).toHaveCount(0);
});

test('at 1440 px beside the menu no column of a report is outside, and its receipt is in sight while its line is filled in', async ({
  enter,
}) => {
  const { page, says } = await enter('accountant');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal/uexpense?mode=own');
  await page.getByRole('button', { name: says('families.expense.lines.details.add'), exact: true }).click();
  const lines = page.getByRole('region', {
    name: says('documents.lines.region', { title: says('families.expense.lines.details.title') }),
  });
  await expect(page.getByRole('navigation', { name: says('shell.side_menu') })).toBeVisible();
  await expect(lines).toHaveAttribute('data-fits', 'true');
  await page
    .locator(`input[type=file][aria-label="${says('documents.lines.file_none', { nth: 1 })}"]`)
    .setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: await pngOf(),
    });
  const picture = page.locator('main').getByRole('img', { name: 'receipt.png' });
  await expect(picture).toBeVisible();
  await expect(lines).toHaveAttribute('data-fits', 'true');
  await expect(
    lines.getByRole('columnheader', { name: says('families.expense.lines.details.rate'), exact: true }),
  ).toHaveCount(0);
  const [sheet, shown] = [await lines.boundingBox(), await picture.boundingBox()];
  expect(shown && sheet && shown.x >= sheet.x + sheet.width).toBe(true);
  expect(shown && sheet && shown.y < sheet.y + sheet.height).toBe(true);
});
