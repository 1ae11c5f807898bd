import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { createStreebog, type Streebog } from '../../lib/signing/streebog.ts';
import { createFastStreebog } from '../../lib/signing/streebog-wasm.ts';
import { parseTrust } from '../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../lib/signing/verify/verify-detached.ts';
import { digestOf } from '../../server/store/digest.ts';
import { NOW, rootAuthority } from '../support/signing/authority.ts';
import { ecKey, gostKeyPair, rsaKey, type TestKey } from '../support/signing/keys.ts';
import { DOCUMENT, digestsOf, signDetached } from '../support/signing/signer.ts';
import { type Engine, withEngine } from './engine-speed.ts';
import type { Row } from './row.ts';

const MIB = 1_048_576;
const CHUNK = new Uint8Array(65_536).map((_, index) => index * 7);

/**
 * What digests and signatures cost, in seconds of one core: neighbours on the machine do not count. GOST is held against
 * openssl's engine, turn by turn in the same run.
 */
export const benchSigning = (): Promise<Row[]> =>
  withEngine(async (engine) => [
    await fastDigest(engine),
    await plainDigest(),
    await onePass(engine),
    await longestGap(engine),
    await gostVerifications(engine, 256, 0.06),
    await gostVerifications(engine, 512, 0.13),
    await verifications('EC', () => ecKey(), 150),
    await verifications('RSA', () => rsaKey(), 150),
  ]);

const TURNS = 3;

/** How one speed stands to that of the engine: the middle of several turns, each of which asks both. */
const overEngine = async (
  name: string,
  unit: string,
  wanted: number,
  [ours, engine]: readonly [() => Promise<number>, () => number],
): Promise<Row> => {
  const turns: { speed: number; yardstick: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push({ speed: await ours(), yardstick: engine() });
  turns.sort((a, b) => a.speed / a.yardstick - b.speed / b.yardstick);
  const { speed, yardstick } = turns[Math.floor(TURNS / 2)] ?? { speed: 0, yardstick: 1 };
  return {
    name,
    value: `${(speed / yardstick).toFixed(2)} (${speed.toFixed(0)} over ${yardstick.toFixed(0)} ${unit})`,
    wanted: `>= ${wanted}`,
    holds: speed / yardstick >= wanted,
  };
};

const fastDigest = (engine: Engine): Promise<Row> =>
  overEngine('Streebog-256 by WebAssembly, over the GOST engine of openssl', 'MiB/s', 0.5, [
    () => mibPerSecond(() => through(createFastStreebog(256), 64)),
    engine.digests,
  ]);

const plainDigest = async (): Promise<Row> => {
  const fast = await mibPerSecond(() => through(createFastStreebog(256), 64));
  const plain = await mibPerSecond(() => through(createStreebog(256), 64));
  return {
    name: 'Streebog-256 by WebAssembly over plain code',
    value: `${(fast / plain).toFixed(1)}x (${plain.toFixed(0)} MiB/s plain)`,
    wanted: '>= 2x',
    holds: fast / plain >= 2,
  };
};

const onePass = (engine: Engine): Promise<Row> =>
  overEngine(
    'SHA-256 and both Streebog digests of a file in one pass, over one digest by the engine after the other',
    'MiB/s',
    0.5,
    [
      () =>
        mibPerSecond(async () => {
          await digestOf(
            Readable.from(Array.from({ length: (64 * MIB) / CHUNK.length }, () => Buffer.from(CHUNK))),
          );
          return 64;
        }),
      () => engine.digests() / 2,
    ],
  );

/**
 * A file as it is streamed from the disk at an upload: how long nothing else of the process gets a turn, over what the
 * engine takes for one MiB.
 */
const longestGap = async (engine: Engine): Promise<Row> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-bench-digest-'));
  const path = join(folder, 'file');
  writeFileSync(path, Buffer.alloc(32 * MIB, 'streebog'));
  const gaps: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await digestOf(createReadStream(path));
    delay.disable();
    gaps.push(delay.max / 1e6);
  }
  rmSync(folder, { recursive: true });
  const gap = gaps.sort((a, b) => a - b)[2] ?? 0;
  const mib = 1_000 / engine.digests();
  return {
    name: 'longest gap of the event loop while a file is hashed, over the engine with one MiB',
    value: `${(gap / mib).toFixed(2)} (${gap.toFixed(1)} ms over ${mib.toFixed(1)} ms)`,
    wanted: '< 1.5',
    holds: gap / mib < 1.5,
  };
};

const through = (digest: Pick<Streebog, 'update'> | { update(bytes: Uint8Array): unknown }, mib: number) => {
  for (let at = 0; at < mib * MIB; at += CHUNK.length) digest.update(CHUNK);
  return mib;
};

const mibPerSecond = async (work: () => number | Promise<number>): Promise<number> => {
  await work();
  const start = cpuSeconds();
  return (await work()) / (cpuSeconds() - start);
};

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const ROUNDS = 300;

/** The engine is asked for less: the chain and the list, two of the three signatures that a verification looks at. */
const gostVerifications = (engine: Engine, bits: 256 | 512, wanted: number): Promise<Row> => {
  const key = () => gostKeyPair(bits);
  const root = rootAuthority('УЦ', key());
  const papers = { root: root.der, crl: root.crl(), certificate: root.issue({ key: key() }).der, at: NOW };
  return overEngine(
    `verifications of GOST-${bits} signatures with chain and list, over the engine with chain and list alone`,
    'a second',
    wanted,
    [() => verificationsPerSecond(key), () => engine.checks(papers)],
  );
};

const verifications = async (kind: string, key: () => TestKey, wanted: number): Promise<Row> => {
  const perSecond = await verificationsPerSecond(key);
  return {
    name: `verifications of ${kind} signatures with chain and list`,
    value: `${perSecond.toFixed(0)} a second of one core`,
    wanted: `>= ${wanted}`,
    holds: perSecond >= wanted,
  };
};

/** The whole judgement: bytes, attributes, document, signature, chain and list; trust is parsed once, as on the server. */
const verificationsPerSecond = async (key: () => TestKey): Promise<number> => {
  const root = rootAuthority('УЦ', key());
  const trust = parseTrust({ roots: [root.der], intermediates: [], crls: [root.crl()] });
  const digests = digestsOf(DOCUMENT);
  const signatures = Array.from({ length: 10 }, () => signDetached(root.issue({ key: key() })));
  const verify = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const cms = signatures[round % signatures.length] ?? new Uint8Array();
      const { verdict, code } = await verifyDetached({ cms, digests, at: NOW, trust });
      if (verdict !== 'passed') throw new Error(`A signature of the bench was refused: ${code}`);
    }
  };
  await verify(30);
  const start = cpuSeconds();
  await verify(ROUNDS);
  return ROUNDS / (cpuSeconds() - start);
};
