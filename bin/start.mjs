import { existsSync, readFileSync } from 'node:fs';

// `npm start`: what `npm run build` has made of `server/main.ts`.
const built = new URL('../build/', import.meta.url);
const current = new URL('current', built);
if (!existsSync(current)) {
  process.stderr.write('The portal is not built: run `npm run build` first.\n');
  process.exit(1);
}
await import(new URL(`${readFileSync(current, 'utf8')}/main.mjs`, built).href);
