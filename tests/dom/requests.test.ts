import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deskOf, documentRow } from './support/desk.ts';
import { dialog } from './support/list.ts';
import { entryId, masterRows, STEPS } from './support/master.ts';
import { PEOPLE } from './support/people.ts';
import { type Shown, showPage } from './support/show.tsx';
import { sees, seesNot } from './support/text.ts';

const MINUTE_MS = 60_000;

/** The step that brings a request into a status. */
const stepTo = (status_id: string) =>
  STEPS.find((step) => step.object_id === 'request' && step.next_status_id === status_id)?.id ?? null;

/** A request of the employee for a paper of a kind, sent so many minutes ago. */
const request = (id: number, code: string, minutes = 0, more: object = {}) => {
  const type = masterRows('request_type', {})?.find((row) => row.code === code);
  return documentRow('request', id, {
    number: `Z-${id}`,
    status_id: 'prepared',
    workflow_id: stepTo('prepared'),
    start_date: null,
    end_date: null,
    legal_document_id: null,
    request_type_id: entryId('request_type', code),
    request_type_code: code,
    request_type_name: type?.name,
    request_type_name_eng: type?.name_eng,
    made_by: type?.made_by,
    year: null,
    month: null,
    language: 'ru',
    delivery: 'file',
    copies: 0,
    addressee: '',
    text: '',
    stage: type?.made_by === 'portal' ? 'data' : '',
    due_date: null,
    create_date: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
    ...more,
  });
};

const ownPage = async (rows: ReturnType<typeof request>[]) => {
  const desk = deskOf({ request: rows, file: [] });
  const shown = await showPage('/portal/urequests-own', { answers: desk.answers });
  return { desk, shown, ...progressOf(shown) };
};

const progressOf = ({ says, user }: Shown) => {
  const t = (key: string) => says(`families.request.progress.${key}`);
  const find = (number: string) =>
    screen.queryAllByRole('region').find((region) => {
      const text = region.textContent ?? '';
      return text.includes(t('title')) && text.includes(number);
    });
  return {
    t,
    gone: (number: string) => waitFor(() => expect(find(number)).toBeUndefined()),
    panel: (number: string) =>
      waitFor(() => {
        const found = find(number);
        if (!found) throw new Error(`${number} is not in work.`);
        return found;
      }),
    press: async (panel: HTMLElement, key: string) =>
      user.click(within(panel).getByRole('button', { name: t(key) })),
  };
};

for (const [route, code] of [
  ['urequests-payslip', 'payslip'],
  ['urequests-vacschedule', 'vacschedule'],
] as const)
  test(`PAPER-02: the address ${route} comes with the kind chosen`, async () => {
    await showPage(`/portal/${route}`, { answers: deskOf({ request: [], file: [] }).answers });
    const type = masterRows('request_type', {})?.find((row) => row.code === code);
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${type?.name}`) });
    expect(radio.checked || radio.getAttribute('aria-checked') === 'true').toBe(true);
  });

test('REQ-07: what the portal has not made in 5 minutes is said to be late until its person asks once more', async () => {
  const { desk, shown, panel, press, t } = await ownPage([request(1, 'employment', 6)]);
  shown.server.answers = {
    ...shown.server.answers,
    'request.prepare': () => {
      desk.edit('request', 1, { stage: 'file' });
      return { data: {} };
    },
  };
  const late = await panel('Z-1');
  expect(late.textContent).toContain(t('late'));
  await press(late, 'again');
  await waitFor(async () => expect((await panel('Z-1')).textContent).not.toContain(t('late')));
  expect(shown.server.callsOf('request.prepare')).toEqual([{ id: 1 }]);
});

test('a paper of fewer minutes is not late', async () => {
  const { panel, t } = await ownPage([request(1, 'employment', 4)]);
  expect((await panel('Z-1')).textContent).not.toContain(t('late'));
});

test('REQ-06: what hr has not begun is read once more, then taken back', async () => {
  const { desk, shown, panel, gone, press, t } = await ownPage([request(1, 'order_copy')]);
  await press(await panel('Z-1'), 'withdraw');
  const before = shown.server.sent.length;
  await shown.user.click(within(await dialog()).getByRole('button', { name: t('withdraw') }));
  await sees(t('withdrawn'));
  await gone('Z-1');
  const asked = shown.server.sent.slice(before).filter(({ params }) => params.object === 'request');
  const methods = asked.map(({ method }) => method);
  expect(methods.slice(0, methods.indexOf('table.del')), 'what is asked for before').toContain('view.get');
  expect(desk.tables.request).toEqual([]);
});

test('REQ-06: what hr began meanwhile cannot be taken back any more', async () => {
  const { desk, shown, panel, press, t } = await ownPage([request(1, 'order_copy')]);
  await press(await panel('Z-1'), 'withdraw');
  const yes = within(await dialog()).getByRole('button', { name: t('withdraw') });
  desk.edit('request', 1, { status_id: 'accepted', workflow_id: stepTo('accepted') }, PEOPLE.hr);
  await shown.user.click(yes);
  await waitFor(async () =>
    expect(within(await panel('Z-1')).queryByRole('button', { name: t('withdraw') })).toBeNull(),
  );
  await seesNot(t('withdrawn'));
  expect(desk.kept('request', 1)?.status_id).toBe('accepted');
});
