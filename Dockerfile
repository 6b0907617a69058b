# The server in one image: mail on 2525, pages on 8080. Data and keys live in /data.
FROM node:24-bookworm-slim

ENV NODE_ENV=production TZ=UTC LC_ALL=C FIELDPOST_DATA=/data \
    FIELDPOST_SMTP_HOST=0.0.0.0 FIELDPOST_SMTP_PORT=2525 FIELDPOST_WEB_HOST=0.0.0.0
WORKDIR /app

COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force

COPY bin bin
COPY src src
COPY templates templates
COPY migrations migrations
COPY scenarios scenarios

RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 2525 8080
HEALTHCHECK --interval=60s --timeout=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:8080/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bin/fieldpost"]
CMD ["serve"]
