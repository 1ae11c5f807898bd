import { describe, expect, test } from 'vitest';
import type { PinState, Prepared } from '../../../lib/rpc/signing.ts';
import type { OwnCertificate } from '../../../lib/signing/own-certificate.ts';
import { hasNewVisual, POLLS_MS } from '../../../lib/signing/polls.ts';
import {
  followedBy,
  leavesEmpty,
  mayClose,
  next,
  OPENING,
  remedyOf,
  type SignEvent,
  type SignState,
  waitsFor,
} from '../../../lib/signing/sign-state.ts';
import { type TroubleCode, troubleOfReason } from '../../../lib/signing/sign-trouble.ts';

const HASH = 'a'.repeat(64);
const pin = (attempts = 3): PinState => ({
  length: 4,
  new_length: 4,
  attempts,
  locked_until: null,
  has_key: true,
});
const prepared = (of: Partial<Prepared> = {}): Prepared => ({
  intent_id: '0'.repeat(32),
  employee_id: 5,
  object_id: 'vacation',
  document_id: 7,
  request_id: 8,
  workflow_id: 2,
  next_status_id: 'prepared',
  type: '2',
  method: 'add',
  company_behalf: false,
  file: { id: 9, name: 'x', original_name: 'Заявление.pdf', content_type: 'application/pdf', size: 10 },
  hash: HASH,
  digests: { sha256: HASH, streebog256: HASH, streebog512: HASH + HASH },
  unprinted: [],
  expires_at: '2026-11-21T12:10:00.000Z',
  pin: pin(),
  certificates: [],
  policy: { level: 'unqualified', required: true, article: '' },
  ...of,
});
const CERTIFICATE: OwnCertificate = {
  thumbprint: 'b'.repeat(40),
  name: 'Тихонов Игорь',
  issuer: 'УЦ',
  serial_number: '01',
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2027-01-01T00:00:00.000Z',
  digest: 'streebog256',
  text: '',
};
const ANSWER = { data: { id: 1 }, request_id: 8, hash: HASH };

const led = (...events: SignEvent[]): SignState => events.reduce(next, OPENING);
const open = (of: Partial<Prepared> = {}): SignEvent[] => [
  { kind: 'opened', documents: [prepared(of)], refused: [] },
  { kind: 'shown' },
];
const RIGHT: SignEvent[] = [
  { kind: 'typed', pin: '4071' },
  { kind: 'checked', status: 'true', pin: pin() },
];
const SIGNED: SignEvent[] = [...open(), ...RIGHT, { kind: 'started' }, { kind: 'answered', answer: ANSWER }];
const trouble = (code: TroubleCode): SignEvent => ({ kind: 'stopped', trouble: { code } });

describe('what is opened', () => {
  test('waits for the person only when the document can be signed', () => {
    expect(led(...open()).phase).toBe('asking');
  });
  test.each<[string, Partial<Prepared>, TroubleCode]>([
    ['nobody has named the type of signature', { type: 'none' }, 'type_none'],
    ['there is no request', { request_id: 0 }, 'no_document'],
    ['there is no hash', { hash: '' }, 'no_hash'],
    ['no step is set', { next_status_id: '' }, 'no_workflow'],
    ['there is no key', { pin: { ...pin(), has_key: false } }, 'no_key'],
    ['the attempts are over', { pin: pin(0) }, 'pin_over'],
  ])('stops when %s', (_why, of, code) => {
    expect(led(...open(of))).toMatchObject({ phase: 'stopped', trouble: { code } });
  });
  test('stops when nothing could be prepared', () => {
    expect(led({ kind: 'opened', documents: [], refused: [] }).trouble?.code).toBe('no_document');
  });
});

describe('a PIN', () => {
  test('of three digits sends nothing, the fourth sends it', () => {
    expect(led(...open(), { kind: 'typed', pin: '407' })).toMatchObject({ phase: 'asking', pin: '407' });
    expect(led(...open(), { kind: 'typed', pin: '4071' })).toMatchObject({
      phase: 'checking',
      pin: '4071',
    });
  });
  test('is digits only, no more than it has', () => {
    expect(led(...open(), { kind: 'typed', pin: ' 4-0 7' }).pin).toBe('407');
    expect(led(...open(), { kind: 'typed', pin: '40719' }).pin).toBe('4071');
  });
  test('may be longer where the company says so', () => {
    const long = open({ pin: { ...pin(), length: 6 } });
    expect(led(...long, { kind: 'typed', pin: '40712' }).phase).toBe('asking');
    expect(led(...long, { kind: 'typed', pin: '407125' }).phase).toBe('checking');
  });
  test('that is wrong is cleared, and the attempts are those the server counts', () => {
    const state = led(
      ...open(),
      { kind: 'typed', pin: '1111' },
      { kind: 'checked', status: 'false', pin: pin(2) },
    );
    expect(state).toMatchObject({ phase: 'asking', pin: '', verdict: 'wrong', pin_state: { attempts: 2 } });
    expect(waitsFor(state)).toBe('pin');
  });
  test('wrong for the third time ends the attempts', () => {
    const state = led(
      ...open({ pin: pin(1) }),
      { kind: 'typed', pin: '1111' },
      { kind: 'checked', status: 'false', pin: pin(0) },
    );
    expect(state.trouble?.code).toBe('pin_over');
    expect(remedyOf(state)).toBe('reload');
    expect(next(state, { kind: 'typed', pin: '4071' })).toBe(state);
  });
  test('opens with the attempts that were left', () => {
    expect(led(...open({ pin: pin(1) })).pin_state?.attempts).toBe(1);
  });
  test.each([true, 'true'])('is right when the answer is %s', (status) => {
    const state = led(...open(), { kind: 'typed', pin: '4071' }, { kind: 'checked', status, pin: pin() });
    expect(state.verdict).toBe('accepted');
    expect(waitsFor(state)).toBeUndefined();
  });
  test.each([false, 'false', 1, null])('is wrong when the answer is %s', (status) => {
    const state = led(...open(), { kind: 'typed', pin: '4071' }, { kind: 'checked', status, pin: pin(2) });
    expect(state.verdict).toBe('wrong');
  });
  test('refused by the sign call itself is asked for again', () => {
    const state = led(...open(), ...RIGHT, { kind: 'started' }, { kind: 'pin_refused', left: 1 });
    expect(state).toMatchObject({ phase: 'asking', pin: '', verdict: 'wrong', pin_state: { attempts: 1 } });
  });
  test('is forgotten with the signature and with every failure', () => {
    expect(led(...SIGNED).pin).toBe('');
    expect(led(...open(), ...RIGHT, { kind: 'started' }, trouble('network')).pin).toBe('');
  });
});

describe('the sign button', () => {
  test('waits until the shown bytes are known to be those', () => {
    const [opened] = open({ type: '1' });
    if (!opened) throw new Error('nothing opened');
    expect(waitsFor(led(opened))).toBe('document');
    expect(waitsFor(led(opened, { kind: 'shown' }))).toBeUndefined();
    expect(led(opened, { kind: 'started' }).phase).toBe('asking');
  });
  test('waits for a certificate with type 3 and for a PIN with type 2, for nothing with type 1', () => {
    expect(waitsFor(led(...open({ type: '3' })))).toBe('certificate');
    expect(
      waitsFor(led(...open({ type: '3' }), { kind: 'chosen', certificate: CERTIFICATE })),
    ).toBeUndefined();
    expect(waitsFor(led(...open({ type: '2' })))).toBe('pin');
    expect(waitsFor(led(...open({ type: '1' })))).toBeUndefined();
  });
  test('signs once: a second press changes nothing', () => {
    const state = led(...open(), ...RIGHT, { kind: 'started' });
    expect(state.phase).toBe('signing');
    expect(next(state, { kind: 'started' })).toBe(state);
  });
});

describe('the answer', () => {
  const answered = (answer: unknown, of: Partial<Prepared> = {}) =>
    led(...open({ type: '1', ...of }), { kind: 'started' }, { kind: 'answered', answer });
  test('with data and hash leads on to the wait for the picture', () => {
    expect(answered(ANSWER).phase).toBe('visual');
  });
  test.each<[string, unknown, TroubleCode]>([
    ['nothing', undefined, 'no_response'],
    ['something that is no answer', 'ok', 'no_response'],
    ['no data', { hash: HASH, request_id: 8 }, 'no_answer'],
    ['no hash', { data: { id: 1 }, request_id: 8 }, 'no_image_hash'],
  ])('with %s is no signature', (_what, answer, code) => {
    expect(answered(answer).trouble?.code).toBe(code);
  });
  test('of a stamp names its request; that of a signature need not', () => {
    const bare = { data: { id: 1 }, hash: HASH };
    expect(answered(bare, { method: 'stamp' }).trouble?.code).toBe('no_request');
    expect(answered(bare).phase).toBe('visual');
  });
});

describe('the wait for the picture', () => {
  test('looks at 0, 4, … 40 s: eleven times', () => {
    expect(POLLS_MS).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40].map((second) => second * 1000));
  });
  const missed = (times: number): SignEvent[] =>
    Array.from({ length: times }, () => ({ kind: 'polled', found: false }));
  test('ends well when the file comes after 12 s', () => {
    const state = led(...SIGNED, ...missed(3), { kind: 'polled', found: true });
    expect(state).toMatchObject({ phase: 'moving', polls: 3 });
    expect(POLLS_MS[state.polls]).toBe(12_000);
    expect(next(state, { kind: 'moved' }).phase).toBe('done');
  });
  test('ends after the look at 40 s, not before', () => {
    expect(led(...SIGNED, ...missed(10)).phase).toBe('visual');
    expect(led(...SIGNED, ...missed(11)).trouble?.code).toBe('visual_late');
  });
  test('is taken up again without a second signature', () => {
    const late = led(...SIGNED, ...missed(11));
    expect(remedyOf(late)).toBe('poll');
    expect(next(late, { kind: 'again' })).toMatchObject({ phase: 'visual', polls: 0, answer: ANSWER });
  });
});

describe('the picture of a signature', () => {
  const files = [
    { id: 3, original_name: 'Заявление.pdf' },
    { id: 4, original_name: 'Заявление_visual.pdf' },
  ];
  test('is there when no other stood before it', () => {
    expect(hasNewVisual(files, null)).toBe(true);
    expect(hasNewVisual(files.slice(0, 1), null)).toBe(false);
  });
  test('is not the one of the signature before', () => {
    expect(hasNewVisual(files, 4)).toBe(false);
    expect(hasNewVisual([...files, { id: 9, original_name: 'Заявление_visual.pdf' }], 4)).toBe(true);
  });
});

describe('what followed from a signature', () => {
  const told = [{ code: 'dayoff', values: {}, text: 'Отгул', text_eng: 'A day off', route: '/uabsence/1' }];
  const all: SignEvent = {
    kind: 'opened',
    documents: [prepared({ type: '1' }), prepared({ type: '1', document_id: 8 })],
    refused: [],
  };
  const answers = (document_id: number, last: boolean): SignEvent => ({
    kind: 'rows_answered',
    outcomes: [{ document_id, followed: { told } }],
    last,
  });
  test('is there from the answer on, also where the picture is late', () => {
    const answer = { ...ANSWER, data: { ...ANSWER.data, told } };
    const state = led(...SIGNED.slice(0, -1), { kind: 'answered', answer });
    expect(followedBy(state)).toMatchObject([{ told }]);
    expect(followedBy(next(state, trouble('visual_late')))).toMatchObject([{ told }]);
  });
  test('of several is there once the last has answered: whoever went on before would leave the rest', () => {
    const first = led(all, { kind: 'started' }, answers(7, false));
    expect(followedBy(first)).toEqual([]);
    expect(followedBy(next(first, answers(8, true)))).toEqual([{ told }, { told }]);
  });
  test('is nothing before there is one, and where nothing was signed', () => {
    expect(followedBy(led(...open()))).toEqual([]);
    const refused = [{ document_id: 7, refused: 'Документ отозвали.' }];
    expect(followedBy(led({ kind: 'opened', documents: [], refused }))).toEqual([]);
  });
});

describe('a failure', () => {
  const CODES: readonly TroubleCode[] = ['network', 'sign_failed', 'changed', 'no_workflow', 'visual_late'];
  test.each(CODES)('%s after the signature never leads to a second sign call', (code) => {
    const state = led(...SIGNED, { kind: 'polled', found: true }, trouble(code));
    const retried = next(state, { kind: 'again' });
    expect(['poll', 'move']).toContain(remedyOf(state));
    expect(['visual', 'moving']).toContain(retried.phase);
    expect(retried.answer).toEqual(ANSWER);
  });
  test('after the signature is named as a status that could not be written', () => {
    expect(led(...SIGNED, { kind: 'polled', found: true }, trouble('network')).trouble?.code).toBe(
      'status_unwritten',
    );
  });
  test('before the signature begins anew from a fresh preparation', () => {
    const state = led(...open(), ...RIGHT, { kind: 'started' }, trouble('intent_over'));
    expect(remedyOf(state)).toBe('prepare');
    expect(next(state, { kind: 'again' })).toEqual(OPENING);
  });
  test('that trying again can not mend offers no trying again', () => {
    const state = led(...open({ type: 'none' }));
    expect(remedyOf(state)).toBe('none');
    expect(next(state, { kind: 'again' })).toBe(state);
  });
  test('after the end changes nothing', () => {
    const done = led(...SIGNED, { kind: 'polled', found: true }, { kind: 'moved' });
    expect(next(done, trouble('network'))).toBe(done);
  });
  test('of the server has a name of its own; what is unknown is a failed signature', () => {
    expect(troubleOfReason('pin_exhausted')).toBe('pin_over');
    expect(troubleOfReason('network')).toBe('network');
    expect(troubleOfReason('system_error')).toBe('sign_failed');
  });
});

describe('closing', () => {
  test('is held while a call may be signing', () => {
    expect(mayClose(led(...open(), ...RIGHT, { kind: 'started' }))).toBe(false);
    expect(mayClose(led(...open()))).toBe(true);
    expect(mayClose(led(...SIGNED))).toBe(true);
  });
  test('takes the empty request along when nothing was signed', () => {
    expect(leavesEmpty(led(...open()))).toBe(true);
    expect(leavesEmpty(led(...open(), ...RIGHT, { kind: 'started' }, trouble('sign_failed')))).toBe(true);
  });
  test('leaves everything alone while a call runs, after a signature, and when nothing was opened', () => {
    expect(leavesEmpty(led(...open(), ...RIGHT, { kind: 'started' }))).toBe(false);
    expect(leavesEmpty(led(...SIGNED))).toBe(false);
    expect(leavesEmpty(led(...SIGNED, { kind: 'polled', found: true }, { kind: 'moved' }))).toBe(false);
    expect(leavesEmpty(OPENING)).toBe(false);
  });
});

describe('several documents', () => {
  const many: SignEvent = {
    kind: 'opened',
    documents: [prepared({ type: '1' }), prepared({ type: '1', document_id: 8 })],
    refused: [{ document_id: 9, refused: 'Этот документ подписывается только на бумаге.' }],
  };
  test('need not all be read first, and each has an outcome', () => {
    const state = led(
      many,
      { kind: 'started' },
      { kind: 'rows_answered', outcomes: [{ document_id: 7 }], last: false },
    );
    expect(state.phase).toBe('signing');
    const all = next(state, { kind: 'rows_answered', outcomes: [{ document_id: 8 }], last: true });
    expect(all).toMatchObject({ phase: 'moving' });
    expect(all.outcomes.map((each) => each.document_id)).toEqual([9, 7, 8]);
    expect(leavesEmpty(next(all, { kind: 'moved' }))).toBe(false);
  });
  test('of which none can be signed stop with the reason of each, and nothing is tried again', () => {
    const refused = [
      { document_id: 7, refused: 'Документ отозвали.' },
      { document_id: 9, refused: 'Этот документ подписывается только на бумаге.' },
    ];
    const none = led({ kind: 'opened', documents: [], refused });
    expect(none).toMatchObject({
      phase: 'stopped',
      trouble: { code: 'none_signable' },
      outcomes: refused,
    });
    expect([remedyOf(none), mayClose(none), leavesEmpty(none)]).toEqual(['none', true, false]);
    expect(led({ ...many, refused }).phase).toBe('asking');
  });
  test('leave an empty request behind only while none is signed', () => {
    expect(leavesEmpty(led(many))).toBe(true);
  });
});
