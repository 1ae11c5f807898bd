import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pages get their sentences read already (`components/i18n/compiled.ts`): what fills them in needs no parser. */
const filler = relative(
  process.cwd(),
  fileURLToPath(import.meta.resolve('use-intl/format-message/format-only')),
);

/** @type {import('next').NextConfig} */
const config = {
  // `/portal/` is the canonical address of home; every other address works with and without the slash.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // The portal does it: `server/pages.ts` has the last word in what is sent.
  compress: false,
  devIndicators: false,
  // Pictures are people's files, behind the API: they are never fetched on behalf of another person.
  images: { unoptimized: true },
  // A browser asks for this one where a page has not named its icon yet.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'pg', 'pino'],
  turbopack: { resolveAlias: { 'use-intl/format-message': `./${filler}` } },
  // Types are checked once, by `npm run check`, tests included.
  typescript: { ignoreBuildErrors: true },
};

export default config;
