/** @type {import('next').NextConfig} */
const config = {
  // `/portal/` is the canonical address of home; every other address works with and without the slash.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  devIndicators: false,
  // A browser asks for this one where a page has not named its icon yet.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'pg', 'pino'],
  // Types are checked once, by `npm run check`, tests included.
  typescript: { ignoreBuildErrors: true },
};

export default config;
