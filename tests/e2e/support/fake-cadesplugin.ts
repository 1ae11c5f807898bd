// biome-ignore-all lint/correctness/noComponentHookFactories: the names are those of CryptoPro, no components
import type { Page } from '@playwright/test';
import { digestOid } from '../../../lib/signing/algorithms.ts';
import { assembleDetached, signedAttributes } from '../../../lib/signing/cms.ts';
import type { Identity } from '../../support/signing/authority.ts';

/** A certificate in the store of the fake plug-in, and what happens when it is asked to sign. */
export interface Held {
  readonly identity: Identity;
  readonly name: string;
  readonly thumbprint: string;
  readonly from: Date;
  readonly until: Date;
  readonly keyOid: string;
  readonly refuses?: boolean;
}

/**
 * Puts CryptoPro's plug-in into a page as its script would. The page side only answers; signatures are made here, in
 * the process of the test, over the digest the page hands over. Answers which digests it was asked to sign.
 */
export const installCadesplugin = async (page: Page, held: readonly Held[]): Promise<string[]> => {
  const asked: string[] = [];
  await page.exposeFunction('__cadesSign', signerOf(held, asked));
  await page.addInitScript(pluginScript, held.map(listedOf));
  return asked;
};

/** Signs with a held certificate, and writes down which digests it was asked for. */
export const signerOf =
  (held: readonly Held[], asked: string[]) =>
  (thumbprint: string, digestHex: string): string => {
    const found = held.find((each) => each.thumbprint === thumbprint);
    if (!found) throw new Error('no such certificate');
    if (found.refuses) throw new Error('Действие отменено пользователем (0x000004C7)');
    asked.push(digestHex);
    const { der, key } = found.identity;
    const attributes = signedAttributes({
      digest: digestHex,
      digestOid: digestOid(key.digest),
      certificate: der,
      signingTime: new Date(),
    });
    const cms = assembleDetached({
      attributes,
      signatureValue: key.sign(attributes),
      certificate: der,
      chain: [],
      algorithm: key.algorithm,
    });
    // Plug-ins break their base64 into lines.
    return (
      Buffer.from(cms)
        .toString('base64')
        .match(/.{1,64}/g) ?? []
    ).join('\r\n');
  };

/** A held certificate as the plug-in lists it. */
export const listedOf = ({ identity, name, thumbprint, from, until, keyOid }: Held): Listed => ({
  name,
  thumbprint,
  keyOid,
  serial: identity.serial,
  issuer: 'Испытательный УЦ',
  from: from.toISOString(),
  until: until.toISOString(),
  text: Buffer.from(identity.der).toString('base64'),
});

interface Listed {
  name: string;
  thumbprint: string;
  keyOid: string;
  serial: string;
  issuer: string;
  from: string;
  until: string;
  text: string;
}

/** Runs in the page: everything is answered late, as by the real one, and setters are calls. */
export const pluginScript = (listed: Listed[]): void => {
  const page = globalThis as unknown as {
    cadesplugin: unknown;
    __cadesSign: (thumbprint: string, digest: string) => Promise<string>;
  };
  const late = <Value>(value: Value): Promise<Value> =>
    new Promise((done) => setTimeout(() => done(value), 1));
  const certificate = (each: Listed) => ({
    thumbprint: each.thumbprint,
    SubjectName: late(`CN="${each.name}", C=RU`),
    IssuerName: late(`CN=${each.issuer}`),
    Thumbprint: late(each.thumbprint.toUpperCase()),
    SerialNumber: late(each.serial.toUpperCase()),
    ValidFromDate: late(each.from),
    ValidToDate: late(each.until),
    HasPrivateKey: () => late(true),
    PublicKey: () => late({ Algorithm: late({ Value: late(each.keyOid) }) }),
    Export: () => late(each.text),
  });
  const list = (all: Listed[]): object => ({
    Count: late(all.length),
    Item: (number: number) => late(certificate(all[number - 1] as Listed)),
    Find: (_kind: number, thumbprint: string) =>
      late(list(all.filter((each) => each.thumbprint === thumbprint))),
  });
  const objects: Record<string, () => object> = {
    'CAdESCOM.Store': () => ({ Open: () => late(0), Close: () => late(0), Certificates: late(list(listed)) }),
    'CAdESCOM.CPSigner': () => {
      const signer = {
        thumbprint: '',
        propset_Certificate: (of: { thumbprint: string }) => {
          signer.thumbprint = of.thumbprint;
          return late(0);
        },
        propset_CheckCertificate: () => late(0),
        propset_Options: () => late(0),
        AuthenticatedAttributes2: late({ Add: () => late(0) }),
      };
      return signer;
    },
    'CADESCOM.CPAttribute': () => ({ propset_Name: () => late(0), propset_Value: () => late(0) }),
    'CAdESCOM.HashedData': () => {
      const data = {
        algorithm: 0,
        value: '',
        propset_Algorithm: (algorithm: number) => {
          data.algorithm = algorithm;
          return late(0);
        },
        SetHashValue: (hex: string) => {
          if (data.algorithm === 0) throw new Error('the algorithm is said first');
          data.value = hex;
          return late(0);
        },
      };
      return data;
    },
    'CAdESCOM.CadesSignedData': () => ({
      SignHash: (data: { value: string }, signer: { thumbprint: string }) =>
        page.__cadesSign(signer.thumbprint, data.value),
    }),
    'CAdESCOM.About': () => ({
      PluginVersion: late({ toString: () => '2.0.15000' }),
      CSPVersion: () => late({ toString: () => '5.0.13000' }),
    }),
  };
  page.cadesplugin = Object.assign(Promise.resolve(), {
    CreateObjectAsync: (name: string) => late(objects[name]?.()),
    getLastError: (error: Error) => error.message,
  });
};
