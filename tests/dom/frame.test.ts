import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { turnableClock } from './support/clock.ts';
import { takeComplaints } from './support/complaints.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { listPage } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, seesNot, textOf } from './support/text.ts';
import { type Params, Refusal } from './support/transport.ts';

const { admin, employee, hr } = PEOPLE;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const online = (is: boolean) => {
  Object.defineProperty(window.navigator, 'onLine', { value: is, configurable: true });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

const visible = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test('a lost connection is said, and said no longer when it is back', async () => {
  const { says } = await showPage('/portal/about');
  online(false);
  await sees(says('shell.offline'));
  online(true);
  await seesNot(says('shell.offline'));
});

/** The words of the specification, not those of the message file. */
const UPDATE = {
  en: ['New content is available.', 'REFRESH'],
  ru: ['Доступна новая версия.', 'ОБНОВИТЬ'],
} as const;

for (const locale of ['ru', 'en'] as const)
  test(`a new version is announced on return to the page, and one press brings it (${locale})`, async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const version = { version: '1', build: '1' };
    const { user } = await showPage('/portal/about', {
      locale,
      answers: { '/api/version': () => version },
    });
    const [words, press] = UPDATE[locale];
    visible();
    await seesNot(words);
    version.build = 'next';
    visible();
    await sees(words);
    await user.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    reload.mockRestore();
  });

test('PWA-01: a page asks once an hour whether a new version runs, and offers it', async () => {
  const pass = turnableClock();
  const { server } = await showPage('/portal/about', {
    who: null,
    locale: 'en',
    answers: { '/api/version': () => ({ version: '2.0.13', build: 'another' }) },
  });
  const asked = () => server.callsOf('/api/version');
  await pass(59 * MINUTE_MS);
  expect(asked()).toEqual([]);
  await pass(2 * MINUTE_MS);
  await sees('New content is available');
  expect(asked()).toHaveLength(1);
});

for (const [days, key] of [
  [85, 'expiring'],
  [95, 'expired'],
] as const)
  test(`the end of a password is announced for ten seconds after the sign-in, once, with the way to its change: ${key}`, async () => {
    const pass = turnableClock();
    const who = {
      ...employee,
      password_doesnt_expire: '0' as const,
      password_update_date: `${addDays(today(), -days)}T09:00:00.000Z`,
    };
    const shown = await showPage('/portal/about', { who, parameters: { password_expiration_days: '90' } });
    const said = shown.says(`passwords.${key}`, { days: 5 });
    await sees(said);
    await pass(8_500);
    await sees(said);
    const band = screen.getAllByRole('status').find((each) => textOf(each).includes(plain(said)));
    const link = within(band as HTMLElement).getByRole('link', { name: shown.says('passwords.change') });
    expect(link.getAttribute('href')).toMatch(/\/portal\/profile\?tab=security/);
    await pass(1_500);
    await seesNot(said);
    await shown.reload();
    await screen.findByRole('heading', { level: 1 });
    await pass(1_000);
    expect(textOf(document.body)).not.toContain(plain(said));
  });

test('a dismissed employee is offered nothing to create, and told why', async () => {
  const who = { ...employee, dismissed: '1' as const };
  const desk = deskOf({ vacation: [vacation(1)] }, who);
  const { answers } = desk;
  const why = 'documents.form.dismissed';
  const home = await showPage('/portal/', { who, answers });
  const { says } = home;
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: says('shell.create') })).toBeNull();
  expect(screen.queryByRole('link', { name: says('shell.families.vacation') })).toBeNull();
  home.unmount();
  const list = await showPage('/portal/uvacations-own?view=all', { who, answers });
  await sees(says(why));
  expect(screen.queryByRole('link', { name: says('families.vacation.create') })).toBeNull();
  list.unmount();
  await showPage('/portal/uvacation?mode=own', { who, answers });
  await sees(says(why));
  expect(screen.queryByRole('button', { name: says('documents.form.save_and_close') })).toBeNull();
});

const adminOfStaff: Profile = { ...admin, roles: ['admin', 'employee'] };

for (const [who, locale, mode, said] of [
  [adminOfStaff, 'en', 'debug', 1],
  [hr, 'ru', 'production', 0],
] as const)
  test(`what failed is said aloud in debug mode only, which ${who.login} asks for by the address`, async () => {
    const { says, server, user } = await showPage('/portal/about?debug=1', { who, locale });
    await waitFor(() => expect(textOf(screen.getByRole('contentinfo'))).toContain(mode));
    server.answers = {
      'view.get': () => {
        throw new Refusal('system_error');
      },
    };
    await user.click(within(screen.getByRole('banner')).getAllByRole('link')[0] as HTMLElement);
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getAllByRole('alert').length).toBeGreaterThan(0),
    );
    const why = says('shell.debug.call', { why: says('errors.system_error') });
    if (said) await sees(why);
    else expect(textOf(document.body)).not.toContain(plain(why));
    takeComplaints();
    server.unanswered.splice(0);
  });

test('where people work did not come: the list says so for fifteen seconds and stays usable', async () => {
  const pass = turnableClock();
  const desk = deskOf({ vacation: [vacation(1)] }, hr);
  const { answers } = desk;
  const shown = await showPage('/portal/uvacations?view=all', {
    who: hr,
    parameters: { location_filter_show_in_grid: '1' },
    answers: {
      ...answers,
      'view.get': (params: Params) => {
        if (params.object === 'employee' && params.select === 'location') throw new Refusal('system_error');
        return answers['view.get']?.(params);
      },
    },
  });
  const list = listPage(shown);
  const told = shown.says('errors.system_error');
  await sees(told);
  await pass(12_000);
  await sees(told);
  expect(list.search()).toHaveProperty('disabled', false);
  await pass(4_500);
  await seesNot(told);
});

test('an admin finds a setting in the side menu by a part of its name, or by that of its group', async () => {
  const { says, user } = await showPage('/portal/', { who: admin, answers: deskOf({}, admin).answers });
  const side = await screen.findByRole('navigation', { name: says('shell.side_menu') });
  const search = within(side).getByRole('searchbox', { name: says('shell.settings.find') });
  const setting = (name: string) => within(side).queryByRole('link', { name: says(`shell.routes.${name}`) });
  const find = async (text: string) => {
    await user.clear(search);
    await user.click(search);
    await user.paste(text);
  };
  await find(says('shell.routes.letters').slice(0, 4).toUpperCase());
  await waitFor(() => expect(setting('parameters')).toBeNull());
  expect(setting('letters')).not.toBeNull();
  await find(says('shell.settings.signing'));
  await waitFor(() => expect(setting('letters')).toBeNull());
  expect(setting('trust')).not.toBeNull();
  await find('щщщ');
  await waitFor(() => expect(textOf(side)).toContain(plain(says('shell.settings.none'))));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(setting('parameters')).not.toBeNull());
});
