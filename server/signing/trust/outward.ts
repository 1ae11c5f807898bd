import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { plainAddress } from '../../../lib/identity/network.ts';
import { readConfig } from '../../config.ts';

/** Why nothing came; the codes an admin reads. */
export type FetchFault = 'unreachable' | 'answer' | 'too_big' | 'forbidden_address';

export class NotFetched extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(fault);
    this.fault = fault;
  }
}

const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to this network rather than to the world. */
export const isInside = (address: string): boolean => {
  const plain = plainAddress(address);
  const family = isIP(plain);
  return family === 0 || INSIDE.check(plain, family === 6 ? 'ipv6' : 'ipv4');
};

const isNamed = (host: string): boolean => readConfig().CRL_HOSTS.includes(host);

/** The addresses of a host, or none when one of them is inside: what is checked is what is connected to. */
const outward: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return answer(error, '', 0);
    if (!isNamed(host) && found.some(({ address }) => isInside(address)))
      return answer(new NotFetched('forbidden_address'), '', 0);
    if (options.all) return answer(null, found);
    const [first] = found;
    return answer(null, first?.address ?? '', first?.family);
  });
};

/** An address as it is asked. Throws NotFetched. */
export const urlOf = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base);
  if (!url) throw new NotFetched('unreachable');
  return url;
};

export interface Asked {
  readonly signal: AbortSignal;
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Asks a host of the world, or one of `CRL_HOSTS`; follows no redirect. Throws NotFetched. */
export const askOutward = (url: URL, { body, ...asked }: Asked): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const request = { 'http:': httpRequest, 'https:': httpsRequest }[url.protocol];
    if (!request || (isIP(host) !== 0 && !isNamed(host) && isInside(host)))
      return failed(new NotFetched('forbidden_address'));
    return request(url, { ...asked, lookup: outward, agent: false }, done)
      .on('error', (error) => failed(error instanceof NotFetched ? error : new NotFetched('unreachable')))
      .end(body);
  });

/** What an answer brings, up to so many bytes. Throws NotFetched. */
export const bytesOf = async (answer: IncomingMessage, most: number): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new NotFetched('too_big');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('unreachable');
  }
  return Buffer.concat(parts);
};
