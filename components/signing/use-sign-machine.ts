'use client';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { isComplete, type OwnCertificate } from '../../lib/signing/own-certificate.ts';
import { POLLS_MS } from '../../lib/signing/polls.ts';
import { leavesEmpty, mayClose, next, OPENING, type Outcome } from '../../lib/signing/sign-state.ts';
import { type Trouble, type TroubleCode, troubleOfReason } from '../../lib/signing/sign-trouble.ts';
import type { SignRow } from '../documents/moves/use-signing.ts';
import { useRefresh } from '../documents/use-refresh.ts';
import { RpcError } from '../rpc/rpc-error.ts';
import { SourceError } from './browser/certificate-source.ts';
import {
  checkPin,
  giveUp,
  hasVisual,
  type PreparedRow,
  type Proof,
  partsOf,
  prepareAll,
  saveCertificate,
  signOne,
  signPart,
} from './sign-calls.ts';
import type { Offer } from './use-certificates.ts';
import { useDocumentBytes } from './use-document-bytes.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** Why the certificate could not be registered, told apart from why the signature failed. */
class CertificateUnsaved extends Error {}
/** The certificate is registered and waits for hr. */
class CertificateWaits extends Error {}

/** Leads a signing through its states: every call it makes, what came of it, and when the person may leave. */
export const useSignMachine = (rows: readonly SignRow[]) => {
  const [state, dispatch] = useReducer(next, OPENING);
  const [offer, setOffer] = useState<Offer>();
  const [signedAt, setSignedAt] = useState<number>();
  const signedFrom = useRef(0);
  const words = useRefusalWords();
  const refresh = useRefresh();
  const [first] = state.documents;
  const one = rows.length === 1;
  const bytes = useDocumentBytes(one ? first : undefined);

  const refuse = (error: unknown, code?: TroubleCode) => {
    if (error instanceof RpcError && error.reason === 'wrong_pin' && !code)
      return dispatch({ kind: 'pin_refused', left: Number(error.values.left ?? 0) });
    return dispatch({ kind: 'stopped', trouble: troubleOf(error, words.said, code) });
  };

  const prepare = async () => {
    try {
      const prepared = await prepareAll(rows);
      dispatch({
        kind: 'opened',
        documents: prepared.flatMap((each) => (each.prepared ? [each.prepared] : [])),
        refused: prepared.flatMap((each): Outcome[] =>
          each.prepared ? [] : [{ document_id: each.row.document_id, refused: words.saidInRow(each.error) }],
        ),
      });
      return prepared;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  const opened = useRef<Promise<PreparedRow[] | undefined>>(undefined);
  const prepareOnce = useEffectEvent(() => {
    opened.current ??= prepare();
  });
  useEffect(() => {
    if (state.phase === 'opening') prepareOnce();
    else opened.current = undefined;
  }, [state.phase]);

  useEffect(() => {
    if (bytes.kind === 'there') dispatch({ kind: 'shown' });
    if (bytes.kind === 'other') dispatch({ kind: 'stopped', trouble: { code: 'other_bytes' } });
    if (bytes.kind === 'late') dispatch({ kind: 'stopped', trouble: { code: 'file_late' } });
  }, [bytes]);

  const checkTyped = useEffectEvent(() => {
    checkPin(first?.employee_id ?? 0, state.pin)
      .then(({ status, pin }) => dispatch({ kind: 'checked', status, pin }))
      .catch((error: unknown) => refuse(error));
  });
  useEffect(() => {
    if (state.phase === 'checking') checkTyped();
  }, [state.phase]);

  const proofFor = async (prepared: Prepared): Promise<Proof> => {
    if (prepared.type === '2') return { pin: state.pin };
    if (prepared.type !== '3' || !offer) return {};
    const { certificate, source } = offer;
    const { thumbprint, digest } = certificate;
    const certificate_id = await registered(prepared, certificate);
    const signature = await source.sign(thumbprint, prepared.digests[digest], digest);
    return { signature, thumbprint, certificate_id };
  };

  const saved = useRef(new Map<string, number>());
  const registered = async (prepared: Prepared, own: OwnCertificate): Promise<number> => {
    const { thumbprint } = own;
    const known =
      prepared.certificates.find((each) => each.thumbprint === thumbprint)?.certificate_id ??
      saved.current.get(thumbprint);
    if (known !== undefined) return known;
    try {
      const { certificate_id, confirmed } = await saveCertificate(prepared.employee_id, own);
      if (!confirmed) throw new CertificateWaits();
      saved.current.set(thumbprint, certificate_id);
      return certificate_id;
    } catch (error) {
      throw error instanceof CertificateWaits ? error : new CertificateUnsaved('', { cause: error });
    }
  };

  const commentsOf = (prepared: Prepared) =>
    rows.find((row) => row.document_id === prepared.document_id)?.comments;

  const signMany = async () => {
    const parts = partsOf(state.documents);
    for (const [index, part] of parts.entries()) {
      const ready = [];
      for (const prepared of part)
        ready.push({ prepared, proof: await proofFor(prepared), comments: commentsOf(prepared) });
      const outcomes = await signPart(ready, first?.type === '2' ? state.pin : undefined)
        .then(({ data }) => {
          const answers = new Map(data.map((each) => [each.intent_id, each]));
          return part.map(({ document_id, intent_id }): Outcome => {
            const answer = answers.get(intent_id);
            return answer?.ok
              ? { document_id, followed: answer }
              : { document_id, refused: words.answeredInRow(answer) };
          });
        })
        .catch((error: unknown) => {
          // What was signed before stays signed: the rest says why it was not.
          if (index === 0) throw error;
          return part.map(({ document_id }): Outcome => ({ document_id, refused: words.lostInRow(error) }));
        });
      dispatch({ kind: 'rows_answered', outcomes, last: index === parts.length - 1 });
    }
  };

  const sign = async () => {
    if (!first) return;
    dispatch({ kind: 'started' });
    try {
      if (!one) return await signMany();
      const answer = await signOne(first, await proofFor(first), commentsOf(first));
      signedFrom.current = performance.now();
      setSignedAt(Date.now());
      dispatch({ kind: 'answered', answer });
    } catch (error) {
      refuse(error);
    }
  };

  const look = useEffectEvent(async () => {
    const { answer } = state;
    return first && answer ? hasVisual(first, answer).catch(() => false) : false;
  });
  useEffect(() => {
    if (state.phase !== 'visual') return;
    if (state.polls === 0 && performance.now() - signedFrom.current > (POLLS_MS.at(-1) ?? 0))
      signedFrom.current = performance.now();
    let left = false;
    const wait = signedFrom.current + (POLLS_MS[state.polls] ?? 0) - performance.now();
    const timer = setTimeout(
      () => void look().then((found) => !left && dispatch({ kind: 'polled', found })),
      Math.max(0, wait),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [state.phase, state.polls]);

  const rereadMoved = useEffectEvent(() => {
    refresh()
      .then(() => dispatch({ kind: 'moved' }))
      .catch((error: unknown) => refuse(error));
  });
  useEffect(() => {
    if (state.phase === 'moving') rereadMoved();
  }, [state.phase]);

  return {
    state,
    bytes,
    offer,
    signedAt,
    mayClose: mayClose(state),
    typed: (pin: string) => dispatch({ kind: 'typed', pin }),
    choose: (chosen: Offer | undefined) => {
      setOffer(chosen);
      const certificate = chosen?.certificate;
      dispatch({
        kind: 'chosen',
        certificate: certificate && isComplete(certificate) ? certificate : undefined,
      });
    },
    sign,
    again: () => dispatch({ kind: 'again' }),
    /** What is left behind goes, and which documents were signed. */
    leave: (): readonly number[] => {
      if (leavesEmpty(state)) giveUp(state.documents);
      if (state.phase === 'opening')
        void opened.current?.then((made) =>
          giveUp((made ?? []).flatMap((each) => (each.prepared ? [each.prepared] : []))),
        );
      if (state.answer && first) return [first.document_id];
      return state.outcomes.filter((each) => each.refused === undefined).map((each) => each.document_id);
    },
  };
};

export type SignMachine = ReturnType<typeof useSignMachine>;

const troubleOf = (
  error: unknown,
  said: (error: RpcError | undefined) => string,
  code?: TroubleCode,
): Trouble => {
  if (error instanceof CertificateUnsaved) return troubleOf(error.cause, said, 'certificate_unsaved');
  if (error instanceof CertificateWaits) return { code: 'certificate_waits' };
  if (error instanceof RpcError)
    return {
      code: code ?? troubleOfReason(error.reason),
      cause: said(error),
      request_id: error.request_id,
    };
  if (error instanceof SourceError)
    return {
      code:
        code ??
        (error.trouble === 'plugin_missing'
          ? 'plugin_missing'
          : error.trouble === 'refused'
            ? 'refused'
            : 'sign_failed'),
      cause: error.detail,
    };
  return { code: code ?? 'sign_failed', cause: error instanceof Error ? error.message : String(error) };
};
