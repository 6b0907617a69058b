# The server in one image: mail intake, clock and outbox. Data and keys live in /data.
FROM node:24-bookworm-slim

ENV NODE_ENV=production TZ=UTC LC_ALL=C FIELDPOST_DATA=/data
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
EXPOSE 2525
HEALTHCHECK --interval=60s --timeout=10s CMD ["bin/fieldpost", "game", "list", "--json"]
ENTRYPOINT ["bin/fieldpost"]
CMD ["serve"]
