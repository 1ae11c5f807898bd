import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TripRates } from '../../lib/documents/facts/money-facts.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, yearOf } from '../../lib/kernel/day.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';
import { deskOf, documentRow, today } from './support/desk.ts';
import { documentPage, isOff } from './support/document.ts';
import { typeId } from './support/master.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, seesNot, textOf } from './support/text.ts';

const ANNUAL = 'Ежегодный основной оплачиваемый отпуск';
const UNPAID = 'Отпуск без сохранения заработной платы';
const DAY = addDays(today(), 120);

/** The form of a new vacation; `facts` are what the server knows about its person. */
const newVacation = async (facts: Record<string, unknown> = {}, phone = false, parameters = {}) => {
  const desk = deskOf({ vacation: [] });
  const answers = { ...desk.answers, 'document.facts': () => ({ data: facts, warnings: [] }) };
  const shown = await showPage('/portal/uvacation?mode=own', { answers, phone, parameters });
  const form = documentPage(shown);
  await waitFor(() => form.type());
  return { shown, form };
};

/** What is said of a field to those who do not see where it stands. */
const described = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('a leave after the last working day is refused above the form in one sentence, and said at both its days', async () => {
  const last = addDays(DAY, -3);
  const { shown, form } = await newVacation({ employment: { first: '2020-01-01', last } });
  await form.choose(ANNUAL);
  await form.fillDay(form.start(), DAY);
  await form.fillDay(form.end(), addDays(DAY, 1));
  await shown.user.click(form.start());
  const sentence = shown.says('rules.document.after-last-day', { day: formatDay(last, 'ru') });
  await waitFor(() =>
    expect(
      screen.getAllByRole('listitem').filter((item) => item.textContent?.includes(sentence)),
    ).toHaveLength(1),
  );
  for (const field of [form.start(), form.end()]) expect(described(field)).toContain(sentence.slice(0, 40));
  expect(isOff(form.button(form.send))).toBe(true);
});

test('fourteen days that were typed before the kind are fourteen of it: holidays move the last day', async () => {
  const { form } = await newVacation();
  const [first, byLaw] = ['2027-12-27', '2028-01-17'];
  await form.fillDay(form.start(), first);
  await form.fill(form.days(), '14');
  expect(form.end().value).toBe(formatDay(addDays(first, 13), 'ru'));
  await form.choose(ANNUAL);
  await waitFor(() => expect(form.end().value).toBe(formatDay(byLaw, 'ru')));
  expect(form.days().value).toBe('14');
  // Days whose both ends were picked stay, and are counted again.
  await form.choose(UNPAID);
  await form.fillDay(form.end(), addDays(first, 14));
  await form.choose(ANNUAL);
  await waitFor(() => expect(form.days().value).toBe('7'));
  expect(form.end().value).toBe(formatDay(addDays(first, 14), 'ru'));
});

test('a trip of one day has no nights, and its form says nothing of them', async () => {
  const trip = documentRow('btrip', 1, {
    document_type_id: typeId('btrip', 'domestic'),
    status_id: 'draft',
    start_date: DAY,
    end_date: DAY,
    days: 1,
  });
  const desk = deskOf({ btrip: [trip] });
  const home = {
    organization_id: 1,
    country_code: 'RU',
    currency_id: null,
    currency_code: 'RUB',
    office: '',
  };
  const trip_rates: TripRates = { home, countries: [], cities: [], currencies: [], perDiem: [], rates: [] };
  const answers = { ...desk.answers, 'document.facts': () => ({ data: { trip_rates }, warnings: [] }) };
  const shown = await showPage('/portal/ubtrip/1?mode=own', { answers });
  const lodging = await waitFor(() => {
    const rows = [...document.querySelectorAll('tr')];
    const found = rows.find((row) => textOf(row).startsWith(shown.says('families.btrip.screen.lodging')));
    if (!found) throw new Error('Nothing is said of the lodging yet.');
    return found;
  });
  expect(textOf(lodging.querySelector('td'))).toBe('');
});

test('a day that is in no calendar is not sent, nor one that ends before it begins or is over', async () => {
  const { shown, form } = await newVacation({}, false, { pastday_calendar_restriction: '1' });
  const { user, says } = shown;
  await form.choose(ANNUAL);
  await form.fillDay(form.start(), DAY);
  await form.fillDay(form.end(), addDays(DAY, 6));
  await waitFor(() => expect(isOff(form.button(form.send))).toBe(false));
  await user.clear(form.start());
  await user.type(form.start(), '29022027');
  await user.click(form.end());
  await sees(says('documents.form.not_a_day'));
  expect(form.start().value).toBe('29.02.2027');
  expect(isOff(form.button(form.send))).toBe(true);

  await form.fillDay(form.start(), addDays(DAY, 6));
  await form.fillDay(form.end(), DAY);
  await user.click(form.start());
  await sees(says('rules.document.ends-before-start'));
  expect(isOff(form.button(form.send))).toBe(true);

  const yesterday = addDays(today(), -1);
  await form.fillDay(form.start(), yesterday);
  await user.click(form.end());
  await sees(says('rules.vacation.starts-before-today', { today: formatDay(today(), 'ru') }));
  expect(isOff(form.button(form.send))).toBe(true);
  const cell = document.querySelector<HTMLElement>(`[data-day="${yesterday}"]`);
  expect(cell?.getAttribute('aria-disabled')).toBe('true');
  const past = `: ${says('documents.calendar.past')}`;
  await user.click(cell as HTMLElement);
  await sees(past);
  await form.fillDay(form.start(), DAY);
  await user.click(form.end());
  await seesNot(past);
});

test('a text that is no date stays where the rules would put today, and says so', async () => {
  const desk = deskOf({ statement: [] });
  const shown = await showPage('/portal/ustatement?mode=own', { answers: desk.answers });
  const form = documentPage(shown, 'statement');
  const field = await screen.findByLabelText<HTMLInputElement>(
    shown.says('families.statement.fields.statement_date'),
  );
  await waitFor(() => expect(field.value).toBe(formatDay(today(), 'ru')));
  await form.fill(field, '19.30.2026');
  await form.leave();
  await sees(shown.says('documents.form.not_a_day'));
  expect(field.value).toBe('19.30.2026');
  // No weekday stands beside it.
  expect(textOf(field.parentElement)).toBe('');
  await form.fill(field, '');
  await form.leave();
  await waitFor(() => expect(field.value).toBe(formatDay(today(), 'ru')));
  await seesNot(shown.says('documents.form.not_a_day'));
});

test('days typed on a phone get their dots by themselves, and two single holidays among them are no range', async () => {
  const { shown, form } = await newVacation({}, true);
  const [year = 0] = CALENDAR.map(({ start_date }) => yearOf(start_date)).toSorted((a, b) => b - a);
  await form.choose(ANNUAL);
  const short = String(year).slice(2);
  for (const [field, typed, spelled, read] of [
    [form.start(), `2302${year}`, `23.02.${year}`, `23.02.${year}`],
    [form.end(), `803${short}`, `8.03.${short}`, `08.03.${year}`],
  ] as const) {
    expect(field.getAttribute('inputmode')).toBe('numeric');
    await shown.user.click(field);
    await shown.user.keyboard(typed);
    expect(field.value).toBe(spelled);
    await shown.user.click(form.comment());
    expect(field.value).toBe(read);
  }
  await sees(`2 праздника (23.02.${year} и 08.03.${year}) не считаются`);
});

/** A new absence of a type on one day. */
const newAbsence = async (type: string, facts: Record<string, unknown> = {}, parameters = {}) => {
  const desk = deskOf({ absence: [] });
  const answers = { ...desk.answers, 'document.facts': () => ({ data: facts, warnings: [] }) };
  const shown = await showPage('/portal/uabsence?mode=own', { answers, parameters });
  const form = documentPage(shown, 'absence');
  await waitFor(() => form.type());
  await form.choose(type);
  await form.fillDay(form.start(), DAY);
  await form.fillDay(form.end(), DAY);
  await form.leave();
  return { shown, form };
};

test('FORM-08: a missing comment is asked for in the words of its type', async () => {
  const { shown, form } = await newAbsence('Личные обстоятельства');
  const hint = 'Напишите причину: она войдёт в заявление';
  await waitFor(() => expect(textOf(form.actions())).toContain(plain(hint)));
  expect(isOff(form.button(form.send))).toBe(true);
  await form.fill(form.comment(), 'Нотариус');
  await waitFor(() => expect(isOff(form.button(form.send))).toBe(false));
  await form.fill(form.comment(), ' ');
  await shown.user.tab();
  await waitFor(() => expect(textOf(form.actions())).toContain(plain(hint)));
  expect(described(form.comment())).toContain(hint);
  expect(form.comment().getAttribute('aria-invalid')).toBe('true');
});

test('ABS-04: the rest of the leave stands on an absence where the company wants it, and nowhere else', async () => {
  const balance = { period: yearOf(DAY), days_limit: 28, days_planned: 0, days_rest: 28, taken_from: true };
  for (const visible of ['1', '0']) {
    const { shown, form } = await newAbsence(
      'Личные обстоятельства',
      { balances: [balance] },
      {
        absence_employee_rest_visible: visible,
      },
    );
    const rest = shown.says('families.absence.screen.rest', { day: formatDay(DAY, 'ru') });
    await waitFor(() => expect(shown.server.callsOf('document.facts').length).toBeGreaterThan(1));
    await form.fill(form.comment(), 'Нотариус');
    if (visible === '1') await sees(rest);
    else expect(textOf(document.body)).not.toContain(plain(rest));
    shown.unmount();
  }
});
