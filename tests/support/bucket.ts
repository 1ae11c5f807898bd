import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { SWIFT_SERVERS, swiftProgram } from '../../bin/swift.ts';
import { freePort } from './portal.ts';

const BUCKET = 'papers';
const REGION = 'ru-1';
const KEEPER = { accessKeyId: 'eg:keeper', secretAccessKey: 'kept' };

/** The keeper's credentials in AWS's environment variables. */
export const KEEPER_ENV = {
  AWS_ACCESS_KEY_ID: KEEPER.accessKeyId,
  AWS_SECRET_ACCESS_KEY: KEEPER.secretAccessKey,
} as const;

type Server = (typeof SWIFT_SERVERS)[number];

export interface Bucket {
  /** A FILES_URL that leads here. */
  readonly url: string;
  /** Keys of all objects, in order. */
  readonly keys: () => Promise<string[]>;
  /** Ends the server that speaks S3; its objects stay. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A bucket of OpenStack Swift, which speaks S3, on ports and in a folder of its own. It lists one object a page, so
 * that readers have to turn pages.
 */
export const startBucket = async (): Promise<Bucket> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-swift-'));
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const ports = Object.fromEntries(
    await Promise.all(SWIFT_SERVERS.map(async (server) => [server, await freePort()])),
  ) as Record<Server, number>;
  writeFileSync(join(folder, 'swift.conf'), COMPANY);
  for (const server of SWIFT_SERVERS)
    writeFileSync(join(folder, `${server}.conf`), settings(server, folder, ports[server]));
  execFileSync('/usr/bin/python3', ['-c', RINGS, folder, JSON.stringify(ports)]);
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const client = new S3Client({ endpoint, region: REGION, forcePathStyle: true, credentials: KEEPER });
  const running = new Map<Server, ChildProcess>();
  const start = (server: Server) => void running.set(server, serverOf(server, folder));
  const stop = async (server: Server) => {
    const child = running.get(server);
    if (child === undefined) return;
    running.delete(server);
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  };
  const close = async () => {
    client.destroy();
    await Promise.all(SWIFT_SERVERS.map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = async () => {
    const child = running.get('proxy');
    for (const deadline = Date.now() + 60_000; ; ) {
      try {
        return void (await client.send(new CreateBucketCommand({ Bucket: BUCKET })));
      } catch (error) {
        if ((error as Error).name === 'BucketAlreadyOwnedByYou') return;
        if (child?.exitCode !== null || Date.now() > deadline) throw error;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  try {
    SWIFT_SERVERS.forEach(start);
    await answers();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `s3://${BUCKET}/kept?${new URLSearchParams({ endpoint, region: REGION, forcePathStyle: '1' })}`,
    keys: async () => {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: BUCKET, ContinuationToken }));
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },
    goAway: () => stop('proxy'),
    comeBack: async () => {
      start('proxy');
      await answers();
    },
    close,
  };
};

const serverOf = (server: Server, folder: string): ChildProcess =>
  spawn('/usr/bin/python3', [swiftProgram(server), join(folder, `${server}.conf`)], { stdio: 'ignore' });

const COMPANY = `
[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
[storage-policy:0]
name = only
default = yes
`;

/** The ports of log and cache are free: the log is silent, the cache always empty. */
const settings = (server: Server, folder: string, port: number): string => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
user = ${userInfo().username}
workers = 0
log_address = /nowhere
# A machine that is busy answers late; it is not passed over for that.
conn_timeout = 30
node_timeout = 60
error_suppression_limit = 1000000
error_suppression_interval = 0
[pipeline:main]
${server === 'proxy' ? PIPELINE : `pipeline = ${server}-server`}
[app:${server}-server]
use = egg:swift#${server}
account_autocreate = true
allow_account_management = true
[object-replicator]
[object-updater]
[container-replicator]
[container-updater]
[account-replicator]
`;

const PIPELINE = `pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
max_bucket_listing = 1
[filter:tempauth]
use = egg:swift#tempauth
user_${KEEPER.accessKeyId.replace(':', '_')} = ${KEEPER.secretAccessKey} .admin`;

/** Rings say which server stores what: here each object once, on the only server. */
const RINGS = `
import json, sys
from os.path import join
from swift.common.ring import RingBuilder
folder, ports = sys.argv[1], json.loads(sys.argv[2])
for name in ("account", "container", "object"):
    builder = RingBuilder(1, 1, 1)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": ports[name], "device": "disk", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(join(folder, name + ".ring.gz"))
`;
