import * as pkijs from 'pkijs';
import { OID } from '../oids.ts';
import { type Extension, type Name, nameOf, type X509 } from '../x509.ts';

const DIRECTORY_NAME = 4;

/**
 * RFC 5280, 4.2.1.10: whether a certificate's name keeps to what an authority above it may name. Of the kinds of names
 * only distinguished ones are compared; where others are restricted, a certificate that bears any is refused.
 */
export const keepsToNames = (authority: X509, certificate: X509): boolean => {
  const extension = authority.extensions.get(OID.nameConstraints);
  if (!extension) return true;
  try {
    return judge(extension, certificate);
  } catch {
    return false;
  }
};

const judge = (extension: Extension, certificate: X509): boolean => {
  const { permittedSubtrees = [], excludedSubtrees = [] } = pkijs.NameConstraints.fromBER(extension.value);
  const others = [...permittedSubtrees, ...excludedSubtrees].some(({ base }) => base.type !== DIRECTORY_NAME);
  if (others && certificate.extensions.has(OID.subjectAltName)) return false;
  const permitted = namesOf(permittedSubtrees);
  return (
    (permitted.length === 0 || permitted.some((base) => isBelow(base, certificate.subject))) &&
    !namesOf(excludedSubtrees).some((base) => isBelow(base, certificate.subject))
  );
};

const namesOf = (subtrees: readonly pkijs.GeneralSubtree[]): Name[] =>
  subtrees.flatMap(({ base }) => (base.type === DIRECTORY_NAME ? [nameOf(base.value)] : []));

const isBelow = (base: Name, name: Name): boolean =>
  base.keys.every((key, index) => name.keys[index] === key);
