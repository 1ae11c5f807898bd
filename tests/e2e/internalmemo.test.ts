import type { Page } from '@playwright/test';
import { rpc } from '../support/rpc.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';

const PERSON = 'Сафина Динара Ринатовна';
const DEPARTMENT = 'Бухгалтерия';
/** The addressees: one person, and five who work in the department. */
const READERS = 6;

/** A memo on its page, by what people see of it. */
const memoPage = ({ says }: Person, page: Page) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    says(`documents.readers.${key}`, values);
  const word = (key: string) => says(`families.internalmemo.${key}`);
  return {
    type: page.getByLabel(word('type')),
    subject: page.getByLabel(word('fields.subject')),
    text: page.getByLabel(word('fields.text')),
    add: page.getByRole('button', { name: t('add'), exact: true }),
    find: page.getByPlaceholder(t('find')),
    actions: page.getByRole('region', { name: says('documents.form.actions') }).getByRole('button'),
    send: page
      .getByRole('region', { name: says('documents.form.actions') })
      .getByRole('button', { name: says('documents.steps.onward.prepared.verb'), exact: true }),
    readers: page.getByRole('region', { name: t('title'), exact: true }),
    read: (read: number) => t('read', { read, total: READERS }),
  };
};

/** Writes and sends a memo on its page; answers its id. */
const sentMemo = async (author: Person, subject: string): Promise<number> => {
  const { page } = author;
  const memo = memoPage(author, page);
  await goTo(page, '/portal/uinternalmemo?mode=own');
  await memo.type.click();
  await page.getByRole('option').first().click();
  for (const [typed, name] of [
    ['сафин', PERSON],
    ['бухгалт', DEPARTMENT],
  ] as const) {
    await memo.add.click();
    await memo.find.fill(typed);
    await page.getByRole('option', { name }).first().click();
    await expect(memo.find).toHaveCount(0);
  }
  await memo.subject.fill(subject);
  await memo.text.fill('Прошу прислать остатки до пятницы.');
  await memo.send.click();
  await expect(memo.readers).toContainText(memo.read(0));
  return Number(/uinternalmemo\/(\d+)/.exec(page.url())?.[1]);
};

test('a memo goes to a person and a department: they find and read it, its author sees who has, and an answer comes in the thread', async ({
  enter,
}) => {
  const [author, person, accountant] = (await Promise.all(
    ['employee', 'employee2', 'accountant'].map((login) => enter(login)),
  )) as [Person, Person, Person];
  const subject = 'Остатки по складу за квартал';
  const id = await sentMemo(author, subject);
  const own = memoPage(author, author.page);

  await goTo(person.page, '/portal/uinternalmemos-own?view=addressed');
  const marked = person.page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"reading.open"')),
  );
  await person.page.getByRole('row').filter({ hasText: subject }).getByRole('link').first().click();
  await expect(person.page.getByText('Прошу прислать остатки до пятницы.')).toBeVisible();
  await marked;
  const theirs = memoPage(person, person.page);
  await expect(theirs.actions).toHaveCount(0);
  await expect(
    person.page.getByRole('link', { name: person.says('families.internalmemo.lists.own'), exact: true }),
  ).toBeVisible();
  await expect(theirs.readers).toHaveCount(0);
  await author.page.reload();
  await expect(own.readers).toContainText(own.read(1));
  await expect(own.readers.getByRole('listitem').first()).toContainText(PERSON);

  await goTo(accountant.page, `/portal/uinternalmemo/${id}`);
  await expect(
    accountant.page.getByRole('link', { name: person.says('families.internalmemo.lists.own'), exact: true }),
  ).toBeVisible();
  const words = accountant.page.getByRole('textbox', {
    name: accountant.says('discussion.label'),
    exact: true,
  });
  await words.fill('Пришлю в четверг.');
  await words.press('Control+Enter');
  await expect(author.page.getByRole('log').getByRole('article')).toContainText('Пришлю в четверг.');
  await expect(person.page.getByRole('log').getByRole('article')).toContainText('Пришлю в четверг.');
  await expectAccessible(author.page, 'a memo with who has read it');
});

test('T16: whoever a memo does not name is shown nothing of it, in the same department and in another company', async ({
  enter,
  origin,
}) => {
  const author = await enter('employee');
  const subject = 'Только для адресатов';
  const id = await sentMemo(author, subject);
  for (const login of ['deputy', 'stranger']) {
    const other = await enter(login);
    const { page, says } = other;
    await page.goto(`/portal/uinternalmemo/${id}`);
    await expect(page.getByText(says('documents.form.not_there'))).toBeVisible();
    await goTo(page, '/portal/uinternalmemos-own?view=addressed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(subject)).toHaveCount(0);
    const read = await rpc(origin, other.token, 'reading.list', { object: 'internalmemo', id });
    expect(read.error?.data.reason).toBe('not_found');
  }
});
