import type { Locale } from '../../access/actor.ts';
import { formatDay, formatMoment } from '../../i18n/format.ts';
import { dayInZone } from '../../kernel/day.ts';
import { dateFormatter } from '../../kernel/formatters.ts';
import type { Block, Fact, Say } from '../../print/block.ts';
import type { SignatureType } from '../../rpc/signing.ts';

/** A signature as printed forms tell of it. Moments are ISO 8601, UTC. */
export interface SignatureMark {
  readonly type: SignatureType;
  /** Who signed with their own hands. */
  readonly name: string;
  readonly position: string;
  /** The person whose rights they used; absent when they used their own. */
  readonly behalf?: string;
  /** The organization, when it was signed for it. */
  readonly company?: string;
  readonly power_of_attorney?: string;
  /** Of the signer; a simple signature has none. */
  readonly certificate?: {
    readonly serial_number: string;
    readonly owner: string;
    readonly issuer: string;
    readonly not_before: string;
    readonly not_after: string;
  };
  readonly signed_at: string;
  /** How long its time can be proved: B, T or LT. */
  readonly level: 'B' | 'T' | 'LT';
  readonly timestamp_at?: string;
}

export interface Tongue {
  readonly say: Say;
  readonly locale: Locale;
  readonly timeZone: string;
}

/**
 * The mark of an electronic signature (GOST R 7.0.97-2016, 5.23): the words for it, the certificate, its owner and its
 * dates. The words say plainly which kind it is: only a qualified one is called so, and a simple one names no certificate.
 */
export const stampBlock = (mark: SignatureMark, tongue: Tongue): Block => ({
  kind: 'stamp',
  title: tongue.say(`print.mark.title_${mark.type}`),
  rows: stampFacts(mark, tongue),
  after: 10,
});

/** Everything a mark says, line by line; what does not apply is left out. */
export const stampFacts = (mark: SignatureMark, tongue: Tongue): Fact[] => {
  const { say } = tongue;
  const label = (key: string): string => say(`print.mark.${key}`);
  const facts: (Fact | undefined)[] = [
    ...certificateFacts(mark, tongue),
    [label('kind'), say(`print.mark.kind_${mark.type}`)],
    [label('signed_by'), [mark.name, mark.position].filter(Boolean).join(', ')],
    mark.behalf === undefined ? undefined : [label('behalf'), mark.behalf],
    mark.company === undefined ? undefined : [label('company'), mark.company],
    mark.power_of_attorney === undefined ? undefined : [label('power'), `№ ${mark.power_of_attorney}`],
    [label('signed_at'), zonedMoment(mark.signed_at, tongue)],
    [label('level'), levelOf(mark, tongue)],
  ];
  return facts.filter((fact) => fact !== undefined);
};

/** The mark of the seal that the portal lays to what it gives out by itself. */
export const sealBlock = (certificate: NonNullable<SignatureMark['certificate']>, tongue: Tongue): Block => ({
  kind: 'stamp',
  title: tongue.say('print.mark.title_seal'),
  rows: certificateFacts({ type: '2', certificate }, tongue),
  after: 10,
});

const certificateFacts = (
  { certificate, type }: Pick<SignatureMark, 'certificate' | 'type'>,
  { say, locale, timeZone }: Tongue,
): Fact[] => {
  if (type === '1' || !certificate) return [];
  const day = (moment: string): string => formatDay(dayInZone(moment, timeZone), locale);
  return [
    [say('print.mark.certificate'), certificate.serial_number],
    [say('print.mark.owner'), certificate.owner],
    [
      say('print.mark.valid'),
      say('print.mark.valid_dates', { from: day(certificate.not_before), to: day(certificate.not_after) }),
    ],
    [say('print.mark.issuer'), certificate.issuer],
  ];
};

const levelOf = ({ level, timestamp_at }: SignatureMark, tongue: Tongue): string =>
  tongue.say(`print.mark.level_${level}`, {
    at: timestamp_at === undefined ? '' : zonedMoment(timestamp_at, tongue),
  });

/** A moment with its zone: «19.11.2026, 12:14 (Europe/Moscow, UTC+03:00)». */
export const zonedMoment = (moment: string, { locale, timeZone }: Tongue): string =>
  `${formatMoment(moment, locale, timeZone)} (${timeZone}, ${offsetOf(moment, timeZone)})`;

const offsetOf = (moment: string, timeZone: string): string => {
  const parts = dateFormatter('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(moment),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT').replace('GMT', 'UTC');
};
