import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { plainAddress } from '../../lib/identity/network.ts';
import { readConfig } from '../config.ts';

/** Why a list was not fetched; the codes an admin reads. */
export type FetchFault = 'unreachable' | 'answer' | 'too_big' | 'forbidden_address';

export class NotFetched extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(fault);
    this.fault = fault;
  }
}

const MOST_BYTES = 20 * 1024 * 1024;
const PATIENCE_MS = 20_000;
const REDIRECTS = 3;

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

/**
 * Fetches a file an admin has named, never one that a certificate names: from the world or from hosts of `CRL_HOSTS`,
 * within 20 seconds and 20 MiB, and not by a redirect into this network. Throws NotFetched.
 */
export const fetchList = async (address: string): Promise<Uint8Array> => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let url = urlOf(address);
  for (let hops = 0; hops <= REDIRECTS; hops += 1) {
    const answer = await ask(url, patience);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return bytesOf(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) break;
    url = urlOf(headers.location, url);
  }
  throw new NotFetched('answer');
};

const urlOf = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base);
  if (!url) throw new NotFetched('unreachable');
  return url;
};

const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const request = { 'http:': httpRequest, 'https:': httpsRequest }[url.protocol];
    if (!request || (isIP(host) !== 0 && !isNamed(host) && isInside(host)))
      return failed(new NotFetched('forbidden_address'));
    return request(url, { lookup: outward, signal, agent: false }, done)
      .on('error', (error) => failed(error instanceof NotFetched ? error : new NotFetched('unreachable')))
      .end();
  });

const bytesOf = async (answer: IncomingMessage): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MOST_BYTES) throw new NotFetched('too_big');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('unreachable');
  }
  return Buffer.concat(parts);
};
