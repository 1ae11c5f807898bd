import type { X509 } from '../x509.ts';
import { type Crl, covers } from './crl.ts';
import { signedBy } from './links.ts';
import { countsAt, type Moment, speaksOf } from './said-when.ts';
import type { TrustStore } from './trust.ts';

export interface Listed {
  /** What was looked into. */
  readonly lists: readonly Crl[];
  /** A whole list holds, or changes together with the list that they change. */
  readonly known: boolean;
  /** Since when the certificate is revoked. */
  readonly since?: number | undefined;
}

/** What lists of its issuer say about a certificate at a moment. */
export const listsAbout = async (
  certificate: X509,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<Listed> => {
  if (!(authority.keyUsage?.includes('cRLSign') ?? true)) return { lists: [], known: false };
  const about = (trust.crls.get(certificate.issuer.key) ?? []).filter(
    (crl) => isBy(crl, authority) && covers(crl, certificate),
  );
  const holding = await genuine(
    authority,
    about.filter((crl) => speaksOf(crl, certificate, when)),
  );
  const whole = holding.filter(({ base }) => base === undefined);
  const changes = holding.filter(({ base }) => base !== undefined);
  const bases = await Promise.all(changes.map((each) => baseOf(each, authority, about)));
  const lists = [...new Set([...whole, ...changes, ...bases.filter((each) => each !== undefined)])];
  const { serial } = certificate;
  const releasing = changes.filter((each, index) => bases[index] && each.released.has(serial));
  const since = lists
    .filter((list) => !releasing.some((each) => isNewer(each, list)))
    .flatMap((list) => {
      const date = list.revoked.get(serial);
      return date !== undefined && countsAt(list, date, when) ? [date] : [];
    })
    .at(0);
  return { lists, known: whole.length > 0 || bases.some((each) => each !== undefined), since };
};

const genuine = async (authority: X509, lists: readonly Crl[]): Promise<Crl[]> => {
  const signed = await Promise.all(lists.map((crl) => signedBy(authority, crl)));
  return lists.filter((_, index) => signed[index]);
};

/** RFC 5280, 5.2.4: a whole list of the same scope, not older than the one that was changed. It may be out of date itself. */
const baseOf = async (changes: Crl, authority: X509, lists: readonly Crl[]): Promise<Crl | undefined> => {
  const { base = 0n } = changes;
  const fitting = lists.filter(
    (list) =>
      list.base === undefined &&
      list.number !== undefined &&
      list.number >= base &&
      isNewer(changes, list) &&
      JSON.stringify(list.scope) === JSON.stringify(changes.scope),
  );
  const [newest] = (await genuine(authority, fitting)).toSorted((a, b) =>
    Number((b.number ?? 0n) - (a.number ?? 0n)),
  );
  return newest;
};

/** Whether changes were made after a list. */
const isNewer = (changes: Crl, list: Crl): boolean =>
  changes !== list &&
  changes.number !== undefined &&
  list.number !== undefined &&
  changes.number >= list.number &&
  changes.thisUpdate >= list.thisUpdate;

const isBy = ({ authorityKeyId }: Crl, { subjectKeyId }: X509): boolean =>
  !authorityKeyId || !subjectKeyId || authorityKeyId === subjectKeyId;
