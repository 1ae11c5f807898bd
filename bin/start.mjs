import { existsSync } from 'node:fs';

// `npm start`: what `npm run build` has made of `server/main.ts`.
const built = new URL('../.next/portal/main.mjs', import.meta.url);
if (!existsSync(built)) {
  process.stderr.write('The portal is not built: run `npm run build` first.\n');
  process.exit(1);
}
await import(built.href);
