# The server in one image, with the one Node the project brings: mail on 2525, pages on 8080. Data and keys live in /data.
FROM node:24-bookworm-slim AS installed
WORKDIR /app
COPY package.json package-lock.json ./
# npm's package of Node keeps the archive its binary came from.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node/node_modules

FROM debian:bookworm-slim
ENV NODE_ENV=production TZ=UTC LC_ALL=C FIELDPOST_DATA=/data FIELDPOST_CACHE=/data/.cache \
    NODE_COMPILE_CACHE=/data/.cache/compiled \
    FIELDPOST_SMTP_HOST=0.0.0.0 FIELDPOST_SMTP_PORT=2525 FIELDPOST_WEB_HOST=0.0.0.0 FIELDPOST_WEB_PORT=8080
WORKDIR /app

COPY --from=installed /app/node_modules node_modules
COPY package.json package.json
COPY bin bin
COPY src src
COPY templates templates
COPY migrations migrations
COPY scenarios scenarios

RUN useradd --system --no-create-home --shell /usr/sbin/nologin fieldpost \
    && install -d -o fieldpost -g fieldpost -m 700 /data
USER fieldpost
VOLUME /data
EXPOSE 2525 8080
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
    CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.FIELDPOST_WEB_PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bin/fieldpost"]
CMD ["serve"]
