import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { stepWords } from '../e2e/support/vacation-words.ts';
import { expectAccessible } from './support/accessible.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { documentPage, isOff } from './support/document.ts';
import { dialog, noDialog } from './support/list.ts';
import { TYPES, typeId } from './support/master.ts';
import { PEOPLE } from './support/people.ts';
import { rowsOf, showPage } from './support/show.tsx';
import { signingDesk } from './support/signing.ts';
import { plain, sees, textOf } from './support/text.ts';
import type { Params } from './support/transport.ts';

const { admin, employee, manager } = PEOPLE;

/** The rules of signing before an admin; `more` is a type besides those a portal begins with. */
const policyPage = async (locale: 'ru' | 'en' = 'ru', more: readonly Params[] = []) => {
  const desk = deskOf({ signature_policy: [] }, admin);
  const view = (params: Params) =>
    params.object === 'document_type' ? rowsOf([...TYPES, ...more]) : desk.answers['view.get']?.(params);
  const answers = { ...desk.answers, 'view.get': view };
  const shown = await showPage('/portal/signaturepolicies', { who: admin, locale, answers });
  const { says, user } = shown;
  const t = (key: string) => says(`signature_policy.${key}`);
  const button = (name: string) => screen.findByRole('button', { name });
  const cell = (type: string, party: 'employee' | 'employer') =>
    screen.findByRole('button', {
      name: (name: string) => name.toLowerCase().includes(`, ${type}: ${t(`party.${party}`)}`.toLowerCase()),
    });
  const confirm = async (title: string, yes: string) => {
    const asked = await screen.findByRole('dialog', { name: t(title) });
    await user.click(within(asked).getByRole('button', { name: t(yes) }));
  };
  return { desk, shown, t, button, cell, confirm };
};

for (const locale of ['ru', 'en'] as const)
  test(`an admin decides how a kind of document is signed, and takes it back (${locale})`, async () => {
    const { desk, shown, t, button, cell, confirm } = await policyPage(locale);
    const { says, user } = shown;
    const type = TYPES.find(({ id }) => id === typeId('vacation', 'study'));
    const name = String(locale === 'ru' ? type?.name : type?.name_eng);
    const its = () => cell(name, 'employee');
    const tells = (text: string) => waitFor(async () => expect(textOf(await its())).toContain(plain(text)));
    await tells(t('none'));

    await user.click(await its());
    await expectAccessible(await dialog());
    await user.click(
      await screen.findByRole('radio', { name: (said) => said.startsWith(t('level_short.unqualified')) }),
    );
    const { fill } = documentPage(shown);
    await fill(
      screen.getByRole('textbox', { name: (said) => said.startsWith(t('article_title')) }),
      'ЛНА 7.1',
    );
    await user.click(await button(says('common.save')));
    await noDialog();
    await tells(t('level_short.unqualified'));
    await tells('ЛНА 7.1');
    expect(desk.tables.signature_policy).toMatchObject([{ party: 'employee', level: 'unqualified' }]);

    await user.click(await its());
    await user.click(await button(t('delete')));
    await confirm('delete_title', 'delete');
    await tells(t('none'));
    expect(desk.tables.signature_policy).toEqual([]);
  });

test('the law’s floor cannot be gone below, and one press takes what it advises', async () => {
  const name = 'Приказ об увольнении';
  const order = { object_id: 'vacation', code: 'dismissal_order', name, name_eng: 'Dismissal order' };
  const type = { id: 900, ...order, detail: {}, disabled: '0', organization_id: null };
  const { desk, shown, t, button, cell, confirm } = await policyPage('ru', [type]);
  const { says, user } = shown;
  const level = (key: string) =>
    screen.findByRole<HTMLInputElement>('radio', {
      name: (said) => said.startsWith(t(`level_short.${key}`)),
    });
  await user.click(await cell(name, 'employee'));
  for (const weak of ['simple', 'unqualified', 'qualified']) expect((await level(weak)).disabled).toBe(true);
  expect((await level('paper')).checked).toBe(true);
  await user.click(await button(says('common.cancel')));
  await noDialog();

  await user.click(await button(t('take_law_all')));
  await confirm('law_ask', 'law_yes');
  await waitFor(async () => expect(textOf(await cell(name, 'employer'))).toContain(t('on_paper')));
  expect(desk.tables.signature_policy?.length).toBeGreaterThanOrEqual(4);
});

test('a step that is signed on paper says so beside its button, with the article', async () => {
  const page = (sign: '0' | '3', policies: readonly Params[]) => {
    const { desk, answers } = signingDesk(
      [vacation(1)],
      { type: '1' },
      { who: manager, sign, signed: 'agreed' },
    );
    const view = (params: Params) =>
      params.object === 'signature_policy' ? rowsOf(policies) : answers['view.get']?.(params);
    const shown = showPage('/portal/uvacation/1?mode=sub', {
      who: manager,
      answers: { ...answers, 'view.get': view },
    });
    return { desk, shown };
  };
  const policy = { id: 1, object_id: 'vacation', document_type_id: typeId('vacation', 'annual') };
  const article = 'Положение, пункт 9';
  const onPaper = page('3', [{ ...policy, party: 'employer', level: 'paper', required: '0', article }]);
  const before = await onPaper.shown;
  await sees(`Подписывается на бумаге. ${article}`);
  before.unmount();
  const { desk, shown } = page('0', []);
  await shown;
  await screen.findByRole('button', { name: 'Согласовать' });
  expect(textOf(document.body)).not.toContain('Подписывается на бумаге');
  expect(desk.kept('vacation', 1)?.status_id).toBe('prepared');
});

/** The first Monday to come in a month that has no holidays. */
const mondayToCome = (): Day => {
  for (let day = addDays(today(), 60); ; day = addDays(day, 1))
    if (new Date(day).getUTCDay() === 1 && /-(03|07|08|09|10)-/.test(day)) return day;
};

test('a manager writes a leave that takes its person’s signature, and reads that its person sends it', async () => {
  const leave = {
    document_type_id: typeId('vacation', 'unpaid_by_law'),
    creator_id: manager.employee_id,
    status_id: 'draft',
    comments: 'Свадьба',
    start_date: mondayToCome(),
    end_date: addDays(mondayToCome(), 1),
  };
  for (const who of [manager, employee]) {
    const mine = who === employee;
    const { answers } = signingDesk([vacation(1, leave)], { type: '1' }, { who, sign: mine ? '2' : '4' });
    const shown = await showPage('/portal/uvacation/1', { who, answers });
    const { says } = shown;
    const form = documentPage(shown);
    const { send } = stepWords(says);
    const way = mine ? says('signing.sign_and', { verb: send.toLowerCase() }) : send;
    await waitFor(() => expect(isOff(form.button(way))).toBe(!mine));
    const refused = plain(says('documents.refused.signing_is_personal'));
    expect(textOf(document.body).split(refused)).toHaveLength(mine ? 1 : 2);
    await expectAccessible(screen.getByRole('main'));
    shown.unmount();
  }
});
