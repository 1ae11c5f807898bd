import {
  type DigestName,
  digestOfKey,
  type OwnCertificate,
  partOfName,
} from '../../../lib/signing/own-certificate.ts';
import { type CertificateSource, SourceError } from './certificate-source.ts';

interface PluginCertificate {
  readonly SubjectName: Promise<string>;
  readonly IssuerName: Promise<string>;
  readonly Thumbprint: Promise<string>;
  readonly SerialNumber: Promise<string>;
  readonly ValidFromDate: Promise<string | Date>;
  readonly ValidToDate: Promise<string | Date>;
  HasPrivateKey(): Promise<boolean>;
  PublicKey(): Promise<{ readonly Algorithm: Promise<{ readonly Value: Promise<string> }> }>;
  Export(encoding: number): Promise<string>;
}
interface PluginCertificates {
  readonly Count: Promise<number>;
  Item(number: number): Promise<PluginCertificate>;
  Find(kind: number, value?: string): Promise<PluginCertificates>;
}
interface Objects {
  'CAdESCOM.Store': {
    readonly Certificates: Promise<PluginCertificates>;
    Open(place: number, name: string, mode: number): Promise<void>;
    Close(): Promise<void>;
  };
  'CAdESCOM.CPSigner': {
    readonly AuthenticatedAttributes2: Promise<{ Add(attribute: unknown): Promise<void> }>;
    propset_Certificate(certificate: PluginCertificate): Promise<void>;
    propset_CheckCertificate(check: boolean): Promise<void>;
    propset_Options(options: number): Promise<void>;
  };
  'CADESCOM.CPAttribute': {
    propset_Name(name: number): Promise<void>;
    propset_Value(value: Date): Promise<void>;
  };
  'CAdESCOM.HashedData': {
    propset_Algorithm(algorithm: number): Promise<void>;
    SetHashValue(hex: string): Promise<void>;
  };
  'CAdESCOM.CadesSignedData': { SignHash(hash: unknown, signer: unknown, type: number): Promise<string> };
  'CAdESCOM.About': {
    readonly PluginVersion: Promise<{ toString(): Promise<string> | string }>;
    CSPVersion(name: string, type: number): Promise<{ toString(): Promise<string> | string }>;
  };
}
interface Plugin extends PromiseLike<unknown> {
  CreateObjectAsync<Name extends keyof Objects>(name: Name): Promise<Objects[Name]>;
  getLastError?(error: unknown): string;
}
interface PluginWindow {
  cadesplugin?: Plugin;
  cadesplugin_skip_extension_install?: boolean;
  cadesplugin_load_timeout?: number;
}

const CURRENT_USER = 2;
const MY_STORE = 'My';
const MAXIMUM_ALLOWED = 2;
const FIND_THUMBPRINT = 0;
const CHAIN_WITHOUT_ROOT = 0;
const SIGNING_TIME = 0;
const CADES_BES = 1;
const BASE64 = 0;
const ALGORITHMS: Readonly<Record<DigestName, number>> = { streebog256: 101, streebog512: 102, sha256: 4 };
const PATIENCE_MS = 30_000;
const CANCELLED = /0x000004C7|0x8010006E/i;

const place = (): PluginWindow => globalThis as PluginWindow;

/** The plug-in's own script, once. Where the page has the object already, nothing is loaded. */
export const loadScript = async (address: string): Promise<void> => {
  if (place().cadesplugin) return;
  if (address === '') throw new SourceError('plugin_missing');
  Object.assign(place(), { cadesplugin_skip_extension_install: true, cadesplugin_load_timeout: PATIENCE_MS });
  const script = document.createElement('script');
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new SourceError('plugin_missing', address));
    };
    document.head.append(script);
  });
};

/** Waits for the extension and the program behind it. The plug-in is a promise itself, so it is never returned. */
export const extensionReady = async (): Promise<void> => {
  const plugin = place().cadesplugin;
  if (!plugin) throw new SourceError('plugin_missing', 'cadesplugin');
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SourceError('plugin_missing', 'timeout')), PATIENCE_MS);
  try {
    await Promise.race([plugin, late]);
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('plugin_missing', wordsOf(error));
  } finally {
    clearTimeout(timer);
  }
};

const create = <Name extends keyof Objects>(name: Name): Promise<Objects[Name]> => {
  const plugin = place().cadesplugin;
  if (!plugin) throw new SourceError('plugin_missing', 'cadesplugin');
  return plugin.CreateObjectAsync(name);
};

const wordsOf = (error: unknown): string =>
  place().cadesplugin?.getLastError?.(error) ?? (error instanceof Error ? error.message : String(error));

/** Which plug-in and which provider of cryptography answer; for the page of checks. */
export const pluginVersions = async (): Promise<{ plugin: string; csp: string }> => {
  const about = await create('CAdESCOM.About');
  const plugin = await (await about.PluginVersion).toString();
  const csp = await (await about.CSPVersion('', 80)).toString();
  return { plugin, csp };
};

const withStore = async <Result>(work: (certificates: PluginCertificates) => Promise<Result>) => {
  const store = await create('CAdESCOM.Store');
  await store.Open(CURRENT_USER, MY_STORE, MAXIMUM_ALLOWED);
  try {
    return await work(await store.Certificates);
  } finally {
    await store.Close();
  }
};

const momentOf = (value: string | Date): string => {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
};

const ownCertificateOf = async (certificate: PluginCertificate): Promise<OwnCertificate> => {
  const subject = await certificate.SubjectName;
  const issuer = await certificate.IssuerName;
  const key = await (await certificate.PublicKey()).Algorithm;
  return {
    thumbprint: (await certificate.Thumbprint).toLowerCase(),
    name: partOfName(subject, 'CN') || subject,
    issuer: partOfName(issuer, 'CN') || issuer,
    serial_number: (await certificate.SerialNumber) ?? '',
    valid_from: momentOf(await certificate.ValidFromDate),
    valid_to: momentOf(await certificate.ValidToDate),
    digest: digestOfKey(await key.Value),
    text: (await certificate.Export(BASE64)).replace(/\s/g, ''),
  };
};

/** The certificates and keys CryptoPro holds on this machine. The script's address is the operator's. */
export const cadesplugin = (address: string): CertificateSource => ({
  async list() {
    await loadScript(address);
    await extensionReady();
    return withStore(async (all) => {
      const found: OwnCertificate[] = [];
      const count = await all.Count;
      for (let number = 1; number <= count; number += 1) {
        const certificate = await all.Item(number);
        if (await certificate.HasPrivateKey()) found.push(await ownCertificateOf(certificate));
      }
      return found;
    });
  },

  async sign(thumbprint, digestHex, digest) {
    try {
      return await withStore(async (all) => {
        const certificate = await (await all.Find(FIND_THUMBPRINT, thumbprint)).Item(1);
        const signer = await create('CAdESCOM.CPSigner');
        await signer.propset_Certificate(certificate);
        await signer.propset_CheckCertificate(true);
        await signer.propset_Options(CHAIN_WITHOUT_ROOT);
        const time = await create('CADESCOM.CPAttribute');
        await time.propset_Name(SIGNING_TIME);
        await time.propset_Value(new Date());
        await (await signer.AuthenticatedAttributes2).Add(time);
        const hash = await create('CAdESCOM.HashedData');
        // The kind of digest counts only when it is said before the digest.
        await hash.propset_Algorithm(ALGORITHMS[digest]);
        await hash.SetHashValue(digestHex);
        const data = await create('CAdESCOM.CadesSignedData');
        return (await data.SignHash(hash, signer, CADES_BES)).replace(/\s/g, '');
      });
    } catch (error) {
      if (error instanceof SourceError) throw error;
      const words = wordsOf(error);
      throw new SourceError(CANCELLED.test(words) ? 'refused' : 'sign_failed', words);
    }
  },
});
