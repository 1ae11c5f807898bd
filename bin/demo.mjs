import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp, stop, whenAbandoned } from './setup.mjs';

// `npm run demo`: from a fresh checkout to a served portal. `npm run dev`: the same, with pages that follow their sources.
// What needs no package is checked before the long work.
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
if (existsSync('.env')) process.loadEnvFile?.('.env');
await refuseTakenPort(process.env.HOST || '127.0.0.1', Number(process.env.PORT || 3000));
await setUp();
whenAbandoned(() => process.kill(process.pid, 'SIGTERM'));
const { runDemo } = await import('./run-demo.ts');
await runDemo({ dev: process.argv.includes('--dev') });

function refuseTakenPort(host, port) {
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    stop('PORT must be a whole number from 1 to 65535.');
  return new Promise((free) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        stop(`Port ${port} is taken by another program: choose one with PORT=3001 npm run demo.`);
      if (code === 'EACCES')
        stop(`This user may not listen on port ${port}: choose one above 1023 with PORT.`);
      stop(`HOST=${host} is not an address of this machine.`);
    });
    probe.listen(port, host, () => probe.close(free));
  });
}
