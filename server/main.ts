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
await import('./serve.ts').catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
