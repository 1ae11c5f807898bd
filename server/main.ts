import { readConfig } from './config.ts';

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
if (wrong) {
  process.stderr.write(`${wrong}\n`);
  process.exit(1);
}

/** Before it serves there is nothing to finish. As a container's first process it ends only if it listens. */
let stop = (_signal: string): Promise<void> => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));

try {
  ({ stop } = await import('./serve.ts'));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
