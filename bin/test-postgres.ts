import { setTimeout as pause } from 'node:timers/promises';
import type { ContainerRuntimeClient } from 'testcontainers';

/** Where the tests find their PostgreSQL. */
export type TestPostgres = 'container' | 'embedded';

/** The server, and the watcher that takes it away when the tests were killed. */
export const POSTGRES_IMAGE = 'postgres:18';
const WATCHER_IMAGE = 'testcontainers/ryuk:0.14.0';

/** A daemon, or a registry behind it, that says nothing for so long is taken for one that is not there. */
const PATIENCE_MS = 10_000;

/**
 * Chooses a container where Docker answers and has the images or can get them, else the embedded server; says which and
 * why, once for all the processes that this one starts. TEST_POSTGRES=container or embedded decides without looking.
 */
export async function choosePostgres(patienceMs = PATIENCE_MS): Promise<TestPostgres> {
  process.env.RYUK_CONTAINER_IMAGE ||= WATCHER_IMAGE;
  const given = process.env.TEST_POSTGRES;
  if (given === 'container' || given === 'embedded') return given;
  const obstacle = await obstacleToContainers(patienceMs);
  const chosen = obstacle === undefined ? 'container' : 'embedded';
  console.log(
    obstacle === undefined
      ? `PostgreSQL of the tests: a container of ${POSTGRES_IMAGE}.`
      : `PostgreSQL of the tests: the embedded server, ${obstacle}.`,
  );
  process.env.TEST_POSTGRES = chosen;
  return chosen;
}

/** Undefined where a container can be started, else why it can not. */
async function obstacleToContainers(patienceMs: number): Promise<string | undefined> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const none = 'no Docker answers here';
  try {
    const docker = await within(patienceMs, getContainerRuntimeClient());
    if (!docker) return none;
    for (const image of [POSTGRES_IMAGE, process.env.RYUK_CONTAINER_IMAGE ?? WATCHER_IMAGE])
      if (!(await isHad(docker, image, patienceMs))) return `Docker has no ${image} and can not get it`;
    return undefined;
  } catch {
    return none;
  }
}

/** Whether an image is there, or comes: a download goes on as long as it moves. */
async function isHad(docker: ContainerRuntimeClient, image: string, patienceMs: number): Promise<boolean> {
  const { dockerode } = docker.container;
  const isThere = async () =>
    (await within(
      patienceMs,
      dockerode
        .getImage(image)
        .inspect()
        .then(
          () => true,
          () => false,
        ),
    )) ?? false;
  if (await isThere()) return true;
  const download = await within(
    patienceMs,
    dockerode.pull(image).catch(() => undefined),
  );
  if (!download) return false;
  const parts = download[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await within(patienceMs, parts.next());
      if (!part) return false;
      if (part.done) return await isThere();
    }
  } catch {
    return false;
  } finally {
    (download as NodeJS.ReadableStream & { destroy?: () => void }).destroy?.();
  }
}

/** What comes in time, else undefined; nothing is kept waiting for the rest. */
async function within<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await Promise.race([coming, late]);
  } finally {
    over.abort();
  }
}
