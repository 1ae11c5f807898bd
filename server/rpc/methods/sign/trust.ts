export {
  prepareCertificate as prepareSignCertificate,
  registerCertificate as signCertificate,
} from '../../../signing/register-certificate.ts';
export {
  addTrusted as trustAdd,
  fetchTrusted as trustFetch,
  prepareFetch as prepareTrustFetch,
} from '../../../signing/trusted-certificates.ts';
