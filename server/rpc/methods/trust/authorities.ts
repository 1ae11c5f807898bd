export {
  addTrusted as trustAdd,
  fetchTrusted as trustFetch,
  prepareFetch as prepareTrustFetch,
} from '../../../signing/certificates/trusted-certificates.ts';
