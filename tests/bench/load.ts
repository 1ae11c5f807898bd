import { Agent, request } from 'node:http';

/** One request of a load, built again for each shot. */
export interface Shot {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  failed: number;
  /** The first answer that was not a good one. */
  refusal: string;
}

/**
 * Fires shots over kept-alive connections until the time is up or the shots end, and says how it went.
 * `check` tells a good answer from a refusal that came with HTTP 200.
 */
export const load = async (
  next: (index: number) => Shot | undefined,
  options: { connections: number; seconds: number; warmUp?: number; check: (body: string) => boolean },
): Promise<Figures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  let index = 0;
  for (let warm = 0; warm < (options.warmUp ?? 0); warm += 1) {
    const shot = next(index);
    index += 1;
    if (shot) await fire(agent, shot);
  }
  const times: number[] = [];
  let failed = 0;
  let refusal = '';
  const start = performance.now();
  const until = start + options.seconds * 1_000;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const shot = next(index);
      index += 1;
      if (!shot) return;
      const before = performance.now();
      const body = await fire(agent, shot);
      times.push(performance.now() - before);
      if (!options.check(body)) {
        failed += 1;
        refusal ||= body.slice(0, 500);
      }
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), failed, refusal };
};

const fire = (agent: Agent, shot: Shot): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = request(shot.url, { agent, method: shot.method, headers: shot.headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(shot.body);
  });
