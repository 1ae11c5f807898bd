import { sha1 } from '@noble/hashes/legacy.js';
import * as asn1js from 'asn1js';
import { SHA1 } from './algorithms.ts';
import type { Bytes } from './der.ts';
import { derOf, integer, octets, oid, sequence } from './der-write.ts';
import { keyOf, subjectOf } from './verify/ocsp.ts';
import type { X509 } from './x509.ts';

/**
 * The question to a responder (RFC 6960, 4.1): is this certificate of this authority revoked? SHA-1 names the authority
 * there: every responder knows it, and what names proves nothing. No nonce: many responders answer beforehand.
 */
export const ocspRequest = ({ serial }: X509, authority: X509): Bytes => {
  const certificate = sequence(
    sequence(oid(SHA1), new asn1js.Null()),
    octets(sha1(subjectOf(authority))),
    octets(sha1(keyOf(authority))),
    integer(serial),
  );
  const questions = sequence(sequence(certificate));
  return derOf(sequence(sequence(questions)));
};
