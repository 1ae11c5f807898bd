'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followedBy } from '../../lib/signing/sign-state.ts';
import type { SignOptions, SignRow } from '../documents/moves/use-signing.ts';
import { usePhone } from '../shell/use-phone.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { AskPanel } from './ask-panel.tsx';
import { DocumentPane } from './document-pane.tsx';
import { DocumentsPane } from './documents-pane.tsx';
import { FileLine } from './file-line.tsx';
import { FollowedLines } from './followed-lines.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { SignFooter } from './sign-footer.tsx';
import { SignedResult } from './signed-result.tsx';
import { TroubleView } from './trouble-view.tsx';
import { UnprintedNote } from './unprinted-note.tsx';
import { useCertificates } from './use-certificates.ts';
import { useSignMachine } from './use-sign-machine.ts';
import { useSignWords } from './use-sign-words.ts';

interface SignWindowProps {
  rows: readonly SignRow[];
  leadsTo: SignOptions['leadsTo'];
  onClose: (signed: readonly number[]) => void;
}

/**
 * The window of signing: the document on the left, on the right what its signature means and what it takes; then how
 * it goes and how it ended. A sheet on the phone, where the document is read in its place.
 */
export const SignWindow = ({ rows, leadsTo, onClose }: SignWindowProps) => {
  const t = useTranslations('signing');
  const machine = useSignMachine(rows);
  const { state, bytes } = machine;
  const [first] = state.documents;
  const certificates = useCertificates(state.phase === 'asking' && first?.type === '3');
  const words = useSignWords(rows, state);
  const phone = usePhone();
  const [reading, setReading] = useState(false);
  const [read, setRead] = useState<number>();
  const one = rows.length === 1;
  const router = useRouter();
  const link = usePortalLink();
  const gone = () => {
    const signed = machine.leave();
    onClose(signed);
    return signed;
  };
  const close = () => {
    if (machine.mayClose && gone().length > 0 && leadsTo) router.push(link(leadsTo));
  };

  const leave = useRef<() => void>(() => undefined);
  leave.current = gone;
  useEffect(() => {
    const back = () => leave.current();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  const { remembered } = certificates;
  const { choose, offer } = machine;
  const turnedUp = remembered?.certificate.thumbprint;
  const offerRemembered = useEffectEvent(() => {
    if (remembered && !offer) choose(remembered);
  });
  useEffect(() => {
    if (turnedUp !== undefined) offerRemembered();
  }, [turnedUp]);

  const document = (
    <DocumentPane prepared={first} bytes={bytes} onBack={phone ? () => setReading(false) : undefined} />
  );
  const list = <DocumentsPane rows={rows} state={state} read={read} onRead={setRead} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      keepOpen={!machine.mayClose}
      size="xl"
      title={t('title')}
      description={words.caption}
      aside={phone ? undefined : one ? document : list}
      footer={
        <SignFooter
          machine={machine}
          leadsTo={leadsTo}
          one={one}
          onSign={() => {
            if (offer) certificates.keep(offer.certificate);
            void machine.sign();
          }}
          onClose={close}
        />
      }
    >
      <p role="status" className="sr-only">
        {t(`phase.${state.phase}`)}
      </p>
      {phone && (one ? reading : read !== undefined) ? (
        <div>{one ? document : list}</div>
      ) : (
        <div className="flex min-h-full flex-col gap-4">
          {phone && one && <FileLine prepared={first} onRead={() => setReading(true)} />}
          <Body machine={machine} certificates={certificates} words={words} one={one} />
          <FollowedLines moves={followedBy(state)} onGo={gone} />
          {phone && !one && <div>{list}</div>}
        </div>
      )}
    </Dialog>
  );
};

interface BodyProps {
  machine: ReturnType<typeof useSignMachine>;
  certificates: ReturnType<typeof useCertificates>;
  words: ReturnType<typeof useSignWords>;
  one: boolean;
}

const Body = ({ machine, certificates, words, one }: BodyProps) => {
  const t = useTranslations('signing');
  const { state, signedAt } = machine;
  const type = state.documents[0]?.type;
  switch (state.phase) {
    case 'opening':
      return <SkeletonRows rows={2} label={t('phase.opening')} />;
    case 'asking':
    case 'checking':
      return (
        <>
          <UnprintedNote documents={state.documents} />
          <AskPanel machine={machine} certificates={certificates} consequence={words.consequence} />
        </>
      );
    case 'signing':
    case 'visual':
    case 'moving':
      return (
        <>
          {type && type !== 'none' && <ProgressSteps phase={state.phase} type={type} many={!one} />}
          <p className="text-sm text-ink-2">{words.patience}</p>
        </>
      );
    case 'done':
      return (
        <SignedResult at={signedAt} title={words.done} nothing={words.nothing}>
          {words.outcome}
        </SignedResult>
      );
    case 'stopped':
      return <TroubleView state={state} signedAt={signedAt} />;
  }
};
