'use client';
import { CircleCheck, CircleDashed, CircleX, Copy, RefreshCw, Signature } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortal } from '../../shell/portal.tsx';
import { useCopy } from '../../shell/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CertificateCard } from '../certificate-card.tsx';
import { CHECKS, type Check, type CheckResult, useSigningCheck } from './use-signing-check.ts';

const LOOKS = {
  passed: [CircleCheck, 'text-success-ink'],
  failed: [CircleX, 'text-error-ink'],
  waiting: [CircleDashed, 'text-ink-3'],
} as const;

/** What a qualified signature needs on this computer, step by step, with the cause and the cure of what is missing. */
export const SigningCheckScreen = () => {
  const t = useTranslations('signing.check');
  const { version } = usePortal();
  const check = useSigningCheck();
  const copy = useCopy();
  const { results } = check;
  const report = () =>
    [
      `${new Date().toISOString()} · ${version}`,
      navigator.userAgent,
      ...CHECKS.map(
        (each) =>
          `${each}: ${results[each].outcome} ${JSON.stringify(results[each].values ?? {})} ${results[each].detail ?? ''}`,
      ),
    ].join('\n');
  return (
    <Page>
      <PageHead title={t('title')} facts={t('text')}>
        <Button
          icon={Copy}
          disabledReason={check.running ? t('running') : undefined}
          onClick={() => copy(report())}
        >
          {t('copy')}
        </Button>
        <Button
          icon={RefreshCw}
          busy={check.running}
          busyText={t('running')}
          onClick={() => void check.start()}
        >
          {t('run')}
        </Button>
      </PageHead>
      <Panel>
        <PanelBody className="pt-5">
          <ol aria-live="polite" className="flex flex-col gap-5">
            {CHECKS.map((each) => (
              <CheckLine key={each} check={each} result={results[each]}>
                {each === 'signature' && <Trial check={check} />}
              </CheckLine>
            ))}
          </ol>
        </PanelBody>
      </Panel>
    </Page>
  );
};

interface CheckLineProps {
  check: Check;
  result: CheckResult;
  children: ReactNode;
}

const CheckLine = ({ check, result, children }: CheckLineProps) => {
  const t = useTranslations('signing.check');
  const { outcome, values, detail } = result;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3">
      {outcome === 'running' ? (
        <span className="mt-0.5">
          <Spinner size={18} />
        </span>
      ) : (
        <Icon of={LOOKS[outcome][0]} className={`mt-0.5 ${LOOKS[outcome][1]}`} />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <p>
          <span className="font-medium">{t(`steps.${check}.title`)}</span>
          <span className="text-ink-2"> · {t(`outcome.${outcome}`)}</span>
        </p>
        {outcome === 'passed' && <p className="text-ink-2">{t(`steps.${check}.passed`, values)}</p>}
        {outcome === 'failed' && <p>{t(`steps.${check}.failed`)}</p>}
        {detail && <p className="text-sm wrap-anywhere text-ink-3">{detail}</p>}
        {children}
      </div>
    </li>
  );
};

/** The last step is the person's own: it may ask for the PIN of a token. */
const Trial = ({ check }: { check: ReturnType<typeof useSigningCheck> }) => {
  const t = useTranslations('signing.check');
  const [chosen, setChosen] = useState<string>();
  const { certificates, results } = check;
  const own = certificates.find((each) => each.thumbprint === chosen);
  if (certificates.length === 0) return null;
  return (
    <div className="flex max-w-120 flex-col gap-3">
      <p className="text-ink-2">{t('steps.signature.waiting')}</p>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('choose')}</legend>
        {certificates.map((certificate) => (
          <CertificateCard
            key={certificate.thumbprint}
            certificate={certificate}
            checked={certificate === own}
            onChoose={() => setChosen(certificate.thumbprint)}
          />
        ))}
      </fieldset>
      <Button
        icon={Signature}
        className="self-start"
        busy={results.signature.outcome === 'running'}
        busyText={t('running')}
        disabledReason={own ? undefined : t('choose')}
        onClick={() => own && void check.tryOut(own)}
      >
        {t('try')}
      </Button>
    </div>
  );
};
