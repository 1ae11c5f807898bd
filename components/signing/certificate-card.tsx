'use client';
import { useTranslations } from 'next-intl';
import { daysBetween } from '../../lib/kernel/day.ts';
import type { OwnCertificate } from '../../lib/signing/own-certificate.ts';
import { useDays } from '../calendar/use-days.ts';
import { RadioCard } from '../ui/radio-card.tsx';

/** How near its end a certificate says how many days are left. */
const SOON_DAYS = 30;

interface CertificateCardProps {
  certificate: OwnCertificate;
  /** From a file in the page, not from a certified provider. */
  fromFile?: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** One certificate of a group: owner, issuer, last day, number. */
export const CertificateCard = ({
  certificate,
  fromFile = false,
  checked,
  onChoose,
}: CertificateCardProps) => {
  const t = useTranslations('signing.certificates');
  const days = useDays();
  const { name, issuer, serial_number, valid_to, thumbprint } = certificate;
  const end = valid_to === '' ? undefined : days.dayOf(valid_to);
  const left = end === undefined ? undefined : daysBetween(days.today, end);
  return (
    <RadioCard
      name="certificate"
      value={thumbprint}
      checked={checked}
      onChoose={onChoose}
      title={<bdi>{name}</bdi>}
      text={
        <>
          {end ? t('issuer_and_end', { issuer, day: days.day(end) }) : t('issuer_only', { issuer })}
          {left !== undefined && left <= SOON_DAYS && (
            <span className="text-warning-ink"> {t('left', { days: left })}</span>
          )}
          {serial_number !== '' && (
            <span className="block wrap-anywhere">{t('number', { number: grouped(serial_number) })}</span>
          )}
          {fromFile && <span className="block text-warning-ink">{t('not_certified')}</span>}
        </>
      }
    />
  );
};

/** `01D97A3C` as it is read out and compared: in pairs. */
const grouped = (serial: string): string => serial.toUpperCase().replace(/(..)(?=.)/g, '$1 ');
