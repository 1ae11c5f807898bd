'use client';
import { useTranslations } from 'next-intl';
import { daysBetween } from '../../lib/kernel/day.ts';
import type { OwnCertificate } from '../../lib/signing/browser/certificate-source.ts';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';

/** How near its end a certificate says how many days are left. */
const SOON_DAYS = 30;

interface CertificateCardProps {
  certificate: OwnCertificate;
  /** From a file in the page, not from a certified provider. */
  fromFile?: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** One certificate of a group: whose, by whom, until when, under which number. */
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
    <label
      className={classNames(
        'relative grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-panel border px-3.5 py-3 has-focus-visible:shadow-focus',
        checked
          ? 'border-primary bg-primary-soft outline-1 -outline-offset-2 outline-primary'
          : 'border-line-strong bg-surface hover:bg-hover',
      )}
    >
      <input
        type="radio"
        name="certificate"
        value={thumbprint}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className={classNames(
          'mt-0.5 grid size-5 place-items-center rounded-full border-[1.5px]',
          checked ? 'border-primary bg-primary' : 'border-line-strong bg-surface',
        )}
      >
        {checked && <span className="size-2 rounded-full bg-on-primary" />}
      </span>
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-ink-2">
          {end ? t('issuer_and_end', { issuer, day: days.day(end) }) : t('issuer_only', { issuer })}
          {left !== undefined && left <= SOON_DAYS && (
            <span className="text-warning-ink"> {t('left', { days: left })}</span>
          )}
        </span>
        {serial_number !== '' && (
          <span className="block text-sm wrap-anywhere text-ink-2">
            {t('number', { number: grouped(serial_number) })}
          </span>
        )}
        {fromFile && <span className="block text-sm text-warning-ink">{t('not_certified')}</span>}
      </span>
    </label>
  );
};

/** `01D97A3C` as it is read out and compared: in pairs. */
const grouped = (serial: string): string => serial.toUpperCase().replace(/(..)(?=.)/g, '$1 ');
