'use client';
import { useTranslations } from 'next-intl';
import type { Verified } from '../../../lib/rpc/sign-verify.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { Facts } from '../../ui/facts.tsx';

type Fact = readonly [string, string];

/** Who signed, with what and when, in the words that fit the type of the signature. */
export const SignatureFacts = ({ verified }: { verified: Verified }) => {
  const t = useTranslations('verify');
  const days = useDays();
  const who = useSigner()(verified);
  const { type, level, signed_at, signing_time, timestamp_at, file, checked } = verified;
  const moment = (at: string) => days.moment(at);
  const facts: (Fact | false)[] = [
    who !== '' && [t('signer'), who],
    file !== null && [t('document'), file.name],
    type !== null && [t('kind'), t(`type.${type}`)],
    level !== null && [t('level_title'), t(`level.${level}`)],
    signed_at !== null && [t('signed_at'), moment(signed_at)],
    signed_at === null && signing_time !== null && [t('signing_time'), moment(signing_time)],
    timestamp_at !== null && [t('timestamp_at'), moment(timestamp_at)],
    file !== null && [
      t('stored_check'),
      checked === null
        ? t('stored_never')
        : checked.code === 'ok'
          ? t('stored_ok', { moment: moment(checked.at) })
          : t('stored_wrong', {
              moment: moment(checked.at),
              what: t.has(`code.${checked.code}`) ? t(`code.${checked.code}`) : checked.code,
            }),
    ],
  ];
  return (
    <>
      <Facts items={facts.filter((fact) => fact !== false)} />
      <p className="mt-3 text-sm text-ink-2">{t(`about.${type ?? 'unknown'}`)}</p>
    </>
  );
};

/** The certificate behind a signature; of a simple one it is the portal's seal. */
export const CertificateFacts = ({ certificate }: { certificate: NonNullable<Verified['certificate']> }) => {
  const t = useTranslations('verify');
  const days = useDays();
  const { owner, organization, serial_number, issuer, not_before, not_after, thumbprint } = certificate;
  const facts: (Fact | false)[] = [
    [t('owner'), owner],
    organization !== '' && organization !== owner && [t('organization'), organization],
    [t('serial'), serial_number],
    [t('issuer'), issuer],
    [t('valid'), `${days.moment(not_before)} – ${days.moment(not_after)}`],
    [t('thumbprint'), thumbprint],
  ];
  return <Facts items={facts.filter((fact) => fact !== false)} />;
};

const useSigner = () => {
  const t = useTranslations('verify');
  const names = useNames();
  return ({ signer, certificate, type }: Verified): string => {
    if (!signer) return type === '1' ? '' : (certificate?.owner ?? '');
    const name = names.full(signer.name, signer.name_eng);
    const behalf = names.full(signer.on_behalf_of, signer.on_behalf_of_eng);
    if (behalf !== '') return t('on_behalf', { name, behalf });
    return signer.company_behalf ? t('company_behalf', { name }) : name;
  };
};
