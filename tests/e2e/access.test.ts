import type { Locale } from '../../lib/access/actor.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { languagesOf } from '../support/whole.ts';
import { freeMondays } from './support/days.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const LOOKS = [
  { locale: 'ru', viewport: { width: 1440, height: 900 } },
  { locale: 'en', viewport: { width: 390, height: 844 } },
] as const satisfies readonly { locale: Locale; viewport: object }[];

const NAMES = {
  ru: {
    manager: 'Ковалёва Анна Сергеевна',
    hr: 'Карпова Юлия Борисовна',
    employee: 'Тихонов Игорь Андреевич',
  },
  en: {
    manager: 'Kovaleva Anna Sergeevna',
    hr: 'Karpova Yulia Borisovna',
    employee: 'Tikhonov Igor Andreevich',
  },
} as const;

for (const { locale, viewport } of LOOKS.filter((look) => languagesOf('access').includes(look.locale)))
  test(`an admin is told why somebody sees a document, and how two people differ (${locale})`, async ({
    enter,
    origin,
  }) => {
    const [employee, admin] = await Promise.all([
      enter('employee', { locale }),
      enter('admin', { locale, browser: { viewport } }),
    ]);
    const [start_date = ''] = await freeMondays(origin, [employee]);
    const { id } = await sentVacation(origin, employee.token, { start_date, end_date: start_date });
    const read = await rpc(origin, employee.token, 'view.get', { object: 'vacation', filter: `id = ${id}` });
    const number = String(read.result?.data[0]?.number);
    const { page, says } = admin;
    const word = (key: string) => says(`access.${key}`);
    const names = NAMES[locale];
    const choose = async (label: string, name: string) => {
      await page.getByLabel(label, { exact: true }).click();
      await page.getByPlaceholder(says('documents.form.find_person')).fill(name);
      await page.getByRole('option', { name }).click();
    };

    await goTo(page, '/portal/access');
    await settled(page, says);
    await expectAccessible(page, 'roles and access', { locale });
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: word('tabs.why'), exact: true }).click();
    await choose(word('why.person'), names.manager);
    await page.getByLabel(word('why.number')).fill(number);
    await page
      .locator('#main')
      .getByRole('button', { name: word('why.find') })
      .click();
    const own = page.getByRole('region', { name: word('why.self') });
    await expect(page.getByText(word('why.sees'), { exact: true })).toBeVisible();
    await expect(
      own
        .getByRole('listitem')
        .filter({ hasText: word('why.can') })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`document=vacation%3A${id}`));
    await expectAccessible(page, 'why somebody sees a document', { locale });
    await page.setViewportSize(viewport);

    await page.getByRole('button', { name: word('tabs.person'), exact: true }).click();
    await choose(word('person.choose'), names.hr);
    await choose(word('person.compare'), names.employee);
    const time = page.getByRole('region', { name: word('group.time') });
    const [shown = ''] = [names.hr].map((name) => name.split(' ')[0]);
    await expect(time.getByText(new RegExp(shown)).first()).toBeVisible();
    await expect(time.getByText(word('side.both'))).toHaveCount(0);
    await page.getByRole('checkbox', { name: word('person.only_differences') }).click();
    await expect(time.getByText(word('side.both')).first()).toBeVisible();
    await expectAccessible(page, 'two people', { locale });
    await expectInShape(page);
  });
