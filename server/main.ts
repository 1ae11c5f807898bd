import { readConfig } from './config.ts';
import { refuseStart } from './refuse-start.ts';

/** Starts the portal, or says in one sentence which setting keeps it from starting. */
const sentence = (): string | undefined => {
  try {
    return readConfig().DATABASE_URL
      ? undefined
      : 'DATABASE_URL is not set. `npm run demo` brings a database of its own.';
  } catch (error) {
    return (error as Error).message;
  }
};

const wrong = sentence();
if (wrong) refuseStart(wrong);

/** Before it serves there is nothing to finish. As a container's first process it ends only if it listens. */
let stop = (_signal: string): Promise<void> => process.exit(0);
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    isStopping = true;
    void stop(signal);
  });

if (!process.argv.includes('--dev')) (await import('./log-everything.ts')).logEverything();
try {
  const portal = await import('./serve.ts');
  stop = portal.stop;
  await portal.started;
} catch (error) {
  if (!isStopping) refuseStart((error as Error).message);
}
