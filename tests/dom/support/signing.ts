import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import type { RowStep } from '../../../components/documents/document-row.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';
import type { Prepared } from '../../../lib/rpc/signing.ts';
import { createStreebog } from '../../../lib/signing/streebog.ts';
import { type Held, listedOf, pluginScript, signerOf } from '../../e2e/support/fake-cadesplugin.ts';
import { stepWords } from '../../e2e/support/vacation-words.ts';
import { common, rootAuthority } from '../../support/signing/authority.ts';
import { gostKeyPair } from '../../support/signing/keys.ts';
import { deskOf, today, vacation } from './desk.ts';
import { documentPage, isOff } from './document.ts';
import { PEOPLE } from './people.ts';
import { rowsOf, type Shown, showPage } from './show.tsx';
import { plain, textOf } from './text.ts';
import { type Answers, type Params, Refusal } from './transport.ts';

const PAPER = new TextEncoder().encode('%PDF-1.7 Заявление');
const digest = (length: 256 | 512): string => {
  const streebog = createStreebog(length);
  streebog.update(PAPER);
  return streebog.digestHex();
};
/** The digest of the paper that is signed, as a GOST key signs it. */
export const HASH = digest(256);
const VISUAL = {
  id: 71,
  name: 'visual',
  original_name: 'leave_visual.pdf',
  content_type: 'application/pdf',
  size: PAPER.length,
  create_date: new Date().toISOString(),
  deleted: '0',
  server_made: '1',
  discussion_message_id: null,
};

interface Means {
  /** What its person signs with. */
  readonly type: Prepared['type'];
  readonly pin?: string;
  readonly unprinted?: Prepared['unprinted'];
  /** The bytes that come are not those that were prepared. */
  readonly otherBytes?: boolean;
}

/** Whether a step is signed, as the policy of the company has it: '1' may, '2' must, '4' by another person. */
type Sign = NonNullable<RowStep['sign']>;

/** A server on which leaves are signed: documents by the rules of the desk, signatures in a list. */
export const signingDesk = (
  rows: Record<string, unknown>[],
  { type, pin = '', unprinted = [], otherBytes = false }: Means,
  {
    who = PEOPLE.employee,
    sign = '2',
    signed = 'prepared',
  }: { who?: Profile; sign?: Sign; signed?: string } = {},
) => {
  const desk = deskOf({ vacation: rows, file: [] }, who);
  const signatures: Params[] = [];
  let attempts = 3;
  const pinState = () => ({ length: 4, new_length: 4, attempts, locked_until: null, has_key: true });
  const view = (params: Params): unknown => {
    if (params.object === 'file') return rowsOf(signatures.length > 0 ? [VISUAL] : []);
    const found = desk.answers['view.get']?.(params) as { data: { steps?: RowStep[] }[] } | undefined;
    if (params.object !== 'vacation' || !found) return found;
    const data = found.data.map((row) => ({
      ...row,
      steps: row.steps?.map((step) => (step.next_status_id === signed ? { ...step, sign } : step)),
    }));
    return { ...found, data };
  };
  const prepare = ({ document_id, workflow_id }: Params): Prepared => {
    const row = desk.kept('vacation', Number(document_id));
    if (!row) throw new Refusal('not_found');
    const steps = (view({ object: 'vacation', filter: `id = ${row.id}` }) as { data: { steps: RowStep[] }[] })
      .data;
    if (!steps[0]?.steps.some(({ id }) => id === workflow_id)) throw new Refusal('status_mismatch');
    return {
      intent_id: String(document_id).padStart(32, '0'),
      employee_id: who.employee_id ?? 0,
      object_id: 'vacation',
      document_id: Number(document_id),
      request_id: 500 + Number(document_id),
      workflow_id: Number(workflow_id),
      next_status_id: signed,
      type,
      method: 'stamp',
      company_behalf: false,
      file: {
        id: 70,
        name: `paper-${document_id}`,
        original_name: 'Заявление.pdf',
        content_type: 'application/pdf',
        size: PAPER.length,
      },
      hash: HASH,
      digests: {
        sha256: createHash('sha256').update(PAPER).digest('hex'),
        streebog256: HASH,
        streebog512: digest(512),
      },
      unprinted: [...unprinted],
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      ...(type === '2' ? { pin: pinState() } : {}),
      certificates: [],
      policy: { level: 'simple', required: true, article: '' },
    };
  };
  const move = ({ document_id, workflow_id }: Params) => {
    const data = [{ object_id: 'vacation', registrator_id: document_id, workflow_id }];
    desk.answers['table.add']?.({ object: 'document_status', data });
    signatures.push({ document_id });
  };
  const stamp = (params: Params) => {
    move(params);
    const { request_id, hash } = params;
    const more = { files: [], signature_id: 1, seq: 1, public_id: 'of-a-test', visual_id: null };
    return { data: { id: 1, request_id, hash, ...more }, request_id, hash };
  };
  const answers: Answers = {
    ...desk.answers,
    'view.get': view,
    'sign.prepare': prepare,
    'sign.cancel': ({ intent_id }) => ({ data: { intent_id } }),
    'sign.key': () => ({ data: { order: null } }),
    'sign.stamp': stamp,
    'sign.bulk': ({ rows: many }) => ({
      data: (many as Params[]).map((row) => {
        move(row);
        return { intent_id: row.intent_id, document_id: row.document_id, ok: true };
      }),
    }),
    'sign.pin_check': ({ pin: typed }) => {
      if (typed === pin) return { status: 'true', pin: pinState() };
      attempts -= 1;
      return { status: 'false', pin: pinState() };
    },
    'sign.certificate': () => ({ data: { certificate_id: 1, confirmed: true } }),
    '/api/files/': () => new Response(otherBytes ? PAPER.slice(1) : PAPER),
  };
  return { desk, signatures, answers };
};

/** The draft of the employee, whose sending is signed by what they have. */
export const draftToSign = async (means: Means, look: { phone?: boolean; sign?: Sign } = {}) => {
  // Two weeks: whatever holidays there are, some of their days are worked on.
  const start_date = addDays(today(), 60);
  const days = { start_date, end_date: addDays(start_date, 13), days: 14 };
  const draft = vacation(1, { ...days, status_id: 'draft' });
  const { desk, signatures, answers } = signingDesk([draft], means, look.sign ? { sign: look.sign } : {});
  const shown = await showPage('/portal/uvacation/1?mode=own', { answers, phone: look.phone ?? false });
  const form = documentPage(shown);
  const verb = shown.says('signing.sign_and', { verb: stepWords(shown.says).send.toLowerCase() });
  const open = async () => {
    await waitFor(() => expect(isOff(form.button(verb))).toBe(false));
    await form.press(verb);
  };
  return { desk, signatures, shown, form, verb, open, ...signWindow(shown) };
};

/** The window of signing, by what people see in it. */
export const signWindow = ({ says, user }: Shown) => {
  const dialog = () => screen.findByRole('dialog', { name: says('signing.title') });
  const button = async (name: string) => within(await dialog()).getByRole('button', { name });
  return {
    dialog,
    button,
    sign: () => button(says('signing.sign')),
    noSign: async () =>
      expect(within(await dialog()).queryByRole('button', { name: says('signing.sign') })).toBeNull(),
    press: async (name: string) => user.click(await button(name)),
    pin: async () => within(await dialog()).findByLabelText<HTMLInputElement>(says('signing.pin.label')),
    certificates: async () => within(await dialog()).findAllByRole('radio'),
    tells: (key: string, values: Record<string, string | number> = {}) =>
      waitFor(async () => expect(textOf(await dialog())).toContain(plain(says(`signing.${key}`, values)))),
  };
};

const DAY_MS = 86_400_000;

/** A certificate of the person in the plug-in, valid from one day to another. */
export const heldCertificate = (from = -1, until = 300, name = 'Тихонов Игорь'): Held => {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS);
  const authority = rootAuthority('Испытательный УЦ', gostKeyPair(256), { from: day(-10), until: day(400) });
  const identity = authority.issue({
    key: gostKeyPair(256),
    subject: [common(name)],
    from: day(from),
    until: day(until),
  });
  const thumbprint = createHash('sha1').update(identity.der).digest('hex');
  return { identity, name, thumbprint, from: day(from), until: day(until), keyOid: '1.2.643.7.1.1.1.1' };
};

/** Puts CryptoPro's plug-in into the page; answers which digests it was asked to sign. */
export const givePlugin = (held: readonly Held[]): string[] => {
  const asked: string[] = [];
  const page = globalThis as { cadesplugin?: unknown; __cadesSign?: unknown };
  page.__cadesSign = async (...given: Parameters<ReturnType<typeof signerOf>>) =>
    signerOf(held, asked)(...given);
  pluginScript(held.map(listedOf));
  onTestFinished(() => {
    delete page.cadesplugin;
    delete page.__cadesSign;
  });
  return asked;
};
