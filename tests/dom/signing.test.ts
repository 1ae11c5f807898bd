import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { turnableClock } from './support/clock.ts';
import { isOff } from './support/document.ts';
import { dialog as anyDialog, noDialog } from './support/list.ts';
import { showPage } from './support/show.tsx';
import { draftToSign, givePlugin, HASH, heldCertificate } from './support/signing.ts';
import { plain, sees, textOf } from './support/text.ts';
import { Refusal } from './support/transport.ts';

const PIN = '4831';

test('signs that no font has are told before signing: the first of them, the rest unfolded by the keyboard', async () => {
  const unprinted = [...'日本東京都'].map((sign, index) => ({
    sign,
    printed: `[U+${index}]`,
    around: `Лечу в ${sign}`,
  }));
  const { shown, open, dialog, tells, sign } = await draftToSign({ type: '1', unprinted });
  await open();
  const signs = async () =>
    within(await dialog())
      .queryAllByRole('listitem')
      .filter((item) => item.textContent?.includes('[U+') && !item.closest('details:not([open])'));
  await tells('unprinted.title');
  expect(await signs()).toHaveLength(3);
  const more = within(await dialog()).getByText(shown.says('signing.unprinted.more', { count: 2 }));
  expect(more.tagName, 'keys unfold it as the mouse does').toBe('SUMMARY');
  await shown.user.click(more);
  await waitFor(async () => expect(await signs()).toHaveLength(5));
  await expectAccessible(await dialog());
  await waitFor(async () => expect(isOff(await sign())).toBe(false));
});

test('a wrong PIN costs a try, the right one opens the button, and Enter signs', async () => {
  const { desk, shown, open, pin, sign, tells, signatures } = await draftToSign({ type: '2', pin: PIN });
  const { user } = shown;
  await open();
  const typed = await pin();
  await waitFor(() => expect(document.activeElement).toBe(typed));
  await user.keyboard('111');
  await tells('pin.hint', { attempts: 3 });
  await user.keyboard('1');
  await tells('pin.wrong', { attempts: 2 });
  expect((await pin()).value).toBe('');
  expect(isOff(await sign())).toBe(true);
  await user.keyboard(PIN);
  await tells('pin.accepted');
  await user.keyboard('{Enter}');
  await tells('result.title');
  expect(signatures).toHaveLength(1);
  expect(desk.kept('vacation', 1)?.status_id).toBe('prepared');
});

test('T34: attempts that are used up close the entry, and opening the window again gives none back', async () => {
  const { desk, shown, open, dialog, pin, tells, noSign, signatures } = await draftToSign({
    type: '2',
    pin: PIN,
  });
  const { user, says } = shown;
  const guess = async () => {
    await user.click(await pin());
    await user.keyboard('1111');
  };
  const again = async () => {
    await user.keyboard('{Escape}');
    await noDialog();
    await open();
  };
  await open();
  await guess();
  await tells('pin.wrong', { attempts: 2 });
  await again();
  await tells('pin.hint', { attempts: 2 });
  await guess();
  await tells('pin.wrong', { attempts: 1 });
  await guess();
  await tells('trouble.pin_over.title');
  expect(within(await dialog()).queryByLabelText(says('signing.pin.label'))).toBeNull();
  await again();
  await tells('trouble.pin_over.title');
  await noSign();
  expect(signatures).toEqual([]);
  expect(desk.kept('vacation', 1)?.status_id).toBe('draft');
});

test('a certificate of the plug-in signs over the digest that was shown; one that is over is not offered', async () => {
  const held = [heldCertificate(), heldCertificate(-9, -2, 'Тихонов Игорь прежний')];
  const asked = givePlugin(held);
  const { shown, open, certificates, dialog, sign, tells, signatures, press } = await draftToSign({
    type: '3',
  });
  await open();
  const [only, ...others] = await certificates();
  expect(others).toEqual([]);
  await tells('certificates.hidden', { count: 1 });
  expect(isOff(await sign())).toBe(true);
  await shown.user.click(only as HTMLElement);
  await shown.user.click(within(await dialog()).getByLabelText(shown.says('signing.certificates.remember')));
  await press(shown.says('signing.sign'));
  await tells('result.title');
  expect(asked).toEqual([HASH]);
  expect(signatures).toHaveLength(1);
  expect(window.localStorage.getItem('eg.cert')).toBe(JSON.stringify(held[0]?.thumbprint));
});

test('a refusal in the plug-in signs nothing, and the closed window leaves nothing behind', async () => {
  givePlugin([{ ...heldCertificate(), refuses: true }]);
  const { desk, shown, open, certificates, tells, press, signatures } = await draftToSign({ type: '3' });
  await open();
  await shown.user.click((await certificates())[0] as HTMLElement);
  await press(shown.says('signing.sign'));
  await tells('trouble.refused.title');
  await sees('0x000004C7');
  expect(signatures).toEqual([]);
  expect(shown.server.callsOf('sign.cancel')).toEqual([]);
  await shown.user.keyboard('{Escape}');
  await noDialog();
  await waitFor(() => expect(shown.server.callsOf('sign.cancel')).toHaveLength(1));
  expect(desk.kept('vacation', 1)?.status_id).toBe('draft');
});

test('without the plug-in the window says what to install and where to check', async () => {
  const { shown, open, dialog, tells } = await draftToSign({ type: '3' });
  await open();
  await tells('certificates.plugin_missing');
  const link = within(await dialog()).getByRole('link', {
    name: shown.says('signing.certificates.diagnose'),
  });
  const address = link.getAttribute('href') ?? '';
  shown.unmount();
  await showPage(address);
  await sees(shown.says('signing.check.steps.script.failed'));
});

for (const [fingers, said, not] of [
  [5, 'phone', 'plugin_missing'],
  [0, 'plugin_missing', 'phone'],
] as const)
  test(`a narrow window is told of the plug-in what is true of its device: ${said}`, async () => {
    const { maxTouchPoints } = window.navigator;
    const has = (value: number) =>
      Object.defineProperty(window.navigator, 'maxTouchPoints', { value, configurable: true });
    has(fingers);
    onTestFinished(() => has(maxTouchPoints) && undefined);
    const { shown, open, dialog, tells } = await draftToSign({ type: '3' }, { phone: true });
    await open();
    await tells(`certificates.${said}`);
    expect(textOf(await dialog())).not.toContain(plain(shown.says(`signing.certificates.${not}`)));
  });

test('other bytes than those that were prepared stop everything', async () => {
  const { desk, open, dialog, tells, noSign, signatures } = await draftToSign({
    type: '1',
    otherBytes: true,
  });
  await open();
  await tells('trouble.other_bytes.title');
  await noSign();
  expect((await dialog()).querySelector('iframe')).toBeNull();
  expect(signatures).toEqual([]);
  expect(desk.kept('vacation', 1)?.status_id).toBe('draft');
});

test('where no means of signing is entered for its person, the window says whom to ask', async () => {
  const { open, tells, noSign } = await draftToSign({ type: 'none' });
  await open();
  await tells('trouble.type_none.title');
  await noSign();
});

test('a document whose preparation takes long is given up in words', async () => {
  const pass = turnableClock();
  const { shown, open, dialog } = await draftToSign({ type: '1' });
  shown.server.answers = { ...shown.server.answers, 'sign.prepare': () => new Promise(() => undefined) };
  await open();
  await dialog();
  await pass(10_000);
  const leave = await screen.findByRole('button', { name: shown.says('common.slow_cancel'), hidden: true });
  // A press outside of the window would close it.
  fireEvent.click(leave);
  await waitFor(async () =>
    expect(textOf(await anyDialog())).toContain(plain(shown.says('common.given_up'))),
  );
});

test('a plug-in without a certificate says that there is none', async () => {
  givePlugin([]);
  const { open, tells, sign } = await draftToSign({ type: '3' });
  await open();
  await tells('certificates.none');
  expect(isOff(await sign())).toBe(true);
});

test('a certificate without its number opens no button', async () => {
  const held = heldCertificate();
  givePlugin([{ ...held, identity: { ...held.identity, serial: '' } }]);
  const { shown, open, certificates, tells, sign } = await draftToSign({ type: '3' });
  await open();
  await shown.user.click((await certificates())[0] as HTMLElement);
  await tells('certificates.incomplete');
  expect(isOff(await sign())).toBe(true);
});

for (const [whose, reason, code, sentence] of [
  ['of an authority that is not believed', 'sign_failed', 'untrusted_chain', 'verify.code.untrusted_chain'],
  ['of another person', 'certificate_not_yours', undefined, 'errors.certificate_not_yours'],
] as const)
  test(`a certificate ${whose} is not saved, the window says why, and nothing is signed`, async () => {
    const asked = givePlugin([heldCertificate()]);
    const { shown, open, certificates, tells, press, dialog } = await draftToSign({ type: '3' });
    shown.server.answers = {
      ...shown.server.answers,
      'sign.certificate': () => {
        throw new Refusal(reason, [], code ? { code } : undefined);
      },
    };
    await open();
    await shown.user.click((await certificates())[0] as HTMLElement);
    await press(shown.says('signing.sign'));
    await tells('trouble.certificate_unsaved.title');
    expect(textOf(await dialog())).toContain(plain(shown.says(sentence)));
    expect(asked).toEqual([]);
  });
