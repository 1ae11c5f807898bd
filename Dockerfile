# Builds with BuildKit, the builder of Docker 23 and newer. A registry of one's own needs its settings:
# docker build --secret id=npmrc,src=$HOME/.npmrc -t employee-gateway .
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/tmp/data
COPY package.json package-lock.json ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node bin/generate.mjs && node node_modules/next/dist/bin/next build && node bin/compress-pages.ts && node bin/bundle-server.ts && rm -rf .next/cache
# As peers of what runs, development packages would outlive `npm prune`: nobody asks for them any more. The image has
# its own Node, and its database is elsewhere.
RUN npm pkg delete devDependencies \
  && npm prune --offline --ignore-scripts --no-audit --no-fund \
  && node bin/slim-image.mjs

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=build --chown=root:root /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The command of `npm start`.
CMD ["node", "--max-semi-space-size=64", "bin/start.mjs"]
