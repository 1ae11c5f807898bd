import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';

/** The servers that keep objects, and the one that speaks S3 before them. */
export const SWIFT_SERVERS = ['account', 'container', 'object', 'proxy'] as const;

/** The program of one of the servers, as Debian lays it. */
export const swiftProgram = (server: (typeof SWIFT_SERVERS)[number]): string =>
  `/usr/bin/swift-${server}-server`;

/** Whether this machine has OpenStack's store of objects whole. */
export const haveSwiftHere = (): boolean => SWIFT_SERVERS.every((server) => existsSync(swiftProgram(server)));

/** Sees to it that there is a store that speaks S3 where one can be installed; elsewhere its tests say that they skip. */
export async function haveSwift(): Promise<void> {
  if (haveSwiftHere() || !mayInstall()) return;
  try {
    install(...SWIFT_SERVERS.map((server) => `swift-${server}`));
  } catch (error) {
    process.stderr.write(
      `${(error as Error).message}OpenStack Swift can not be installed: its tests will skip.\n`,
    );
  }
}
