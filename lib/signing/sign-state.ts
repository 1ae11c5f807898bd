import type { Followed } from '../rpc/followed.ts';
import type { PinState, Prepared, Signed } from '../rpc/signing.ts';
import type { OwnCertificate } from './own-certificate.ts';
import { POLLS_MS } from './polls.ts';
import { FINAL, type Trouble, type TroubleCode } from './sign-trouble.ts';

/** Where a signing stands. `asking` waits for the person; from `visual` on the signature exists. */
export type Phase = 'opening' | 'asking' | 'checking' | 'signing' | 'visual' | 'moving' | 'done' | 'stopped';

/** What became of one document of several. */
export interface Outcome {
  readonly document_id: number;
  /** Why it was not signed, in the reader's language; undefined when it was. */
  readonly refused?: string | undefined;
  readonly followed?: Followed | undefined;
}

export interface SignState {
  readonly phase: Phase;
  readonly documents: readonly Prepared[];
  /** Whether what is shown is what will be signed: the digest of the bytes in the page. */
  readonly shown: 'reading' | 'same';
  readonly pin: string;
  readonly pin_state: PinState | undefined;
  readonly verdict: 'none' | 'wrong' | 'accepted';
  readonly certificate: OwnCertificate | undefined;
  readonly answer: Signed | undefined;
  readonly polls: number;
  readonly outcomes: readonly Outcome[];
  readonly trouble: Trouble | undefined;
}

export type SignEvent =
  | { kind: 'opened'; documents: readonly Prepared[]; refused: readonly Outcome[] }
  | { kind: 'stopped'; trouble: Trouble }
  | { kind: 'shown' }
  | { kind: 'typed'; pin: string }
  | { kind: 'checked'; status: unknown; pin: PinState }
  | { kind: 'pin_refused'; left: number }
  | { kind: 'chosen'; certificate: OwnCertificate | undefined }
  | { kind: 'started' }
  | { kind: 'answered'; answer: unknown }
  | { kind: 'rows_answered'; outcomes: readonly Outcome[]; last: boolean }
  | { kind: 'polled'; found: boolean }
  | { kind: 'moved' }
  | { kind: 'again' };

export const OPENING: SignState = {
  phase: 'opening',
  documents: [],
  shown: 'reading',
  pin: '',
  pin_state: undefined,
  verdict: 'none',
  certificate: undefined,
  answer: undefined,
  polls: 0,
  outcomes: [],
  trouble: undefined,
};

/** The next state of a signing. What does not fit the present one changes nothing. */
export const next = (state: SignState, event: SignEvent): SignState => {
  switch (event.kind) {
    case 'opened':
      return state.phase === 'opening' ? opened(state, event.documents, event.refused) : state;
    case 'stopped':
      return over(state) ? state : stopped(state, event.trouble);
    case 'shown':
      return { ...state, shown: 'same' };
    case 'typed':
      return typed(state, event.pin);
    case 'checked':
      return state.phase === 'checking' ? judged(state, String(event.status) === 'true', event.pin) : state;
    case 'pin_refused':
      return state.pin_state
        ? judged(state, false, { ...state.pin_state, attempts: Math.max(0, event.left) })
        : state;
    case 'chosen':
      return state.phase === 'asking' ? { ...state, certificate: event.certificate } : state;
    case 'started':
      return waitsFor(state) === undefined && state.phase === 'asking'
        ? { ...state, phase: 'signing', trouble: undefined }
        : state;
    case 'answered':
      return state.phase === 'signing' ? answered(state, event.answer) : state;
    case 'rows_answered':
      return state.phase === 'signing'
        ? {
            ...state,
            outcomes: [...state.outcomes, ...event.outcomes],
            phase: event.last ? 'moving' : 'signing',
          }
        : state;
    case 'polled':
      return state.phase === 'visual' ? polled(state, event.found) : state;
    case 'moved':
      return state.phase === 'moving' ? { ...state, phase: 'done' } : state;
    case 'again':
      return again(state);
  }
};

/** What the sign button still waits for; undefined when it may be pressed. */
export const waitsFor = (state: SignState): 'document' | 'pin' | 'certificate' | undefined => {
  const [first] = state.documents;
  if (!first || (state.documents.length === 1 && state.shown !== 'same')) return 'document';
  if (first.type === '2' && state.verdict !== 'accepted') return 'pin';
  if (first.type === '3' && !state.certificate) return 'certificate';
  return undefined;
};

/** Whether nothing would be lost by closing the window now: a call whose end is unknown holds it. */
export const mayClose = ({ phase }: SignState): boolean => phase !== 'signing' && phase !== 'moving';

/** Whether closing leaves an unsigned request, which goes with the window (AMB-155). */
export const leavesEmpty = (state: SignState): boolean =>
  state.documents.length > 0 &&
  mayClose(state) &&
  state.answer === undefined &&
  state.outcomes.every((each) => each.refused !== undefined) &&
  state.phase !== 'done';

/** What followed from what was signed, once nothing more is being signed. */
export const followedBy = ({ phase, answer, outcomes }: SignState): readonly Followed[] => {
  if (phase === 'signing') return [];
  return answer ? [answer.data] : outcomes.flatMap(({ followed }) => followed ?? []);
};

/** What trying again means: once a signature exists, never a second one. */
export const remedyOf = (state: SignState): 'prepare' | 'poll' | 'move' | 'reload' | 'none' => {
  const code = state.trouble?.code;
  if (code === undefined) return 'none';
  if (state.answer) return code === 'visual_late' ? 'poll' : 'move';
  if (code === 'pin_over') return 'reload';
  return FINAL.has(code) ? 'none' : 'prepare';
};

const over = ({ phase }: SignState): boolean => phase === 'done';

const stopped = (state: SignState, trouble: Trouble): SignState => ({
  ...state,
  phase: 'stopped',
  pin: '',
  verdict: 'none',
  trouble:
    state.answer && trouble.code !== 'visual_late' ? { ...trouble, code: 'status_unwritten' } : trouble,
});

/** What was prepared may still not be signable: every document needs its request, its file and its digest. */
const opened = (state: SignState, documents: readonly Prepared[], refused: readonly Outcome[]): SignState => {
  const ready = { ...state, documents, outcomes: refused };
  const [first] = documents;
  if (!first) return stopped(ready, { code: refused.length > 0 ? 'none_signable' : 'no_document' });
  const lacking = documents.map(lackOf).find((code) => code !== undefined);
  if (lacking) return stopped(ready, { code: lacking });
  const pin_state = first.type === '2' ? first.pin : undefined;
  if (first.type === '2' && !pin_state?.has_key) return stopped(ready, { code: 'no_key' });
  if (pin_state?.attempts === 0) return stopped({ ...ready, pin_state }, { code: 'pin_over' });
  return { ...ready, pin_state, phase: 'asking' };
};

const lackOf = (document: Prepared): TroubleCode | undefined =>
  document.type === 'none'
    ? 'type_none'
    : !document.request_id
      ? 'no_document'
      : !document.hash
        ? 'no_hash'
        : !document.next_status_id
          ? 'no_workflow'
          : undefined;

/** Digits only, no more than the PIN has; the last one sends it. */
const typed = (state: SignState, text: string): SignState => {
  const { pin_state } = state;
  if (state.phase !== 'asking' || !pin_state || state.verdict === 'accepted') return state;
  const pin = text.replace(/\D/g, '').slice(0, pin_state.length);
  return {
    ...state,
    pin,
    verdict: pin === '' ? state.verdict : 'none',
    phase: pin.length === pin_state.length ? 'checking' : 'asking',
  };
};

const judged = (state: SignState, right: boolean, pin_state: PinState): SignState => {
  if (right) return { ...state, phase: 'asking', verdict: 'accepted', pin_state };
  if (pin_state.attempts === 0) return stopped({ ...state, pin_state }, { code: 'pin_over' });
  return { ...state, phase: 'asking', pin: '', verdict: 'wrong', pin_state };
};

/** A signature is there only when the answer says so in full: data, hash, and for a stamp its request. */
const answered = (state: SignState, answer: unknown): SignState => {
  if (typeof answer !== 'object' || answer === null) return stopped(state, { code: 'no_response' });
  const said = answer as Partial<Signed>;
  if (!said.data) return stopped(state, { code: 'no_answer' });
  if (!said.hash) return stopped(state, { code: 'no_image_hash' });
  if (!said.request_id && state.documents[0]?.method === 'stamp')
    return stopped(state, { code: 'no_request' });
  return { ...state, phase: 'visual', answer: said as Signed, pin: '', polls: 0 };
};

const polled = (state: SignState, found: boolean): SignState => {
  if (found) return { ...state, phase: 'moving' };
  const polls = state.polls + 1;
  return polls === POLLS_MS.length
    ? stopped({ ...state, polls }, { code: 'visual_late' })
    : { ...state, polls };
};

const again = (state: SignState): SignState => {
  if (state.phase !== 'stopped') return state;
  switch (remedyOf(state)) {
    case 'poll':
      return { ...state, phase: 'visual', polls: 0, trouble: undefined };
    case 'move':
      return { ...state, phase: 'moving', trouble: undefined };
    case 'prepare':
      return OPENING;
    default:
      return state;
  }
};
