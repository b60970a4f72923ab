# syntax=docker/dockerfile:1

FROM node:22-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# Install scripts fetch what only local runs and tests need.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Needs no database: pages are made at their first request (docs/adr/0002).
RUN BUILD_STANDALONE=1 npm run build

FROM node:22-slim
WORKDIR /app
# HOSTNAME is said here because Docker sets it to the name of the container. Connections and headers
# of the application are as long as the front server expects them to be (docs/adr/0029).
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    NODE_OPTIONS=--max-http-header-size=65536 \
    KEEP_ALIVE_TIMEOUT=65000 \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    MEDIA_DIR=/data/media \
    ASSETS_DIR=/data/assets
# A new volume takes its owner from the folder it covers.
RUN mkdir -p /data/media /data/assets && chown node:node /data/media /data/assets
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/.next/front ./.next/front
COPY --from=build /app/public ./public
COPY deploy/node-within-limit.sh ./
USER node
EXPOSE 3000
# One image, two commands: the application is this one, the front server is
# `node --max-semi-space-size=2 --max-old-space-size=192 .next/front/server.mjs` with APP_URL
# and MALLOC_ARENA_MAX=1. Each answers another question about its health.
HEALTHCHECK --interval=10s --timeout=5s --start-period=15m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${process.env.APP_URL ? '/healthz/ready' : '/internal/live'}`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "node-within-limit.sh", "server.js"]
