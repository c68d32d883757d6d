/** Starts the reader site: Next renders on a loopback port, the cache in front of it answers readers. */
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { connections } from '#contract/connections.ts'
import { purgePath } from '#contract/purgeCall.schema.ts'
import { type SiteEnvironment, siteEnvironment } from './environment.ts'
import { buildIslands, islandEnvironment } from './islands/buildIslands.ts'
import { AddressHits } from './server/addressHits.ts'
import { Assets } from './server/assets.ts'
import { innerRender } from './server/innerRender.ts'
import { analyticsService } from './server/numbers/analytics.options.ts'
import { AnalyticsQueue } from './server/numbers/analytics.ts'
import { createNumbersDoor } from './server/numbers/numbersDoor.ts'
import { NumbersSender } from './server/numbers/numbersSender.ts'
import { SumJournal } from './server/numbers/sumJournal.ts'
import { PageCache } from './server/pageCache.ts'
import { PageFiles } from './server/pageFiles.ts'
import { securityHeaders } from './server/securityHeaders.ts'
import { createSiteServer, type RequestHandler, type SiteServerOptions } from './server/siteServer.ts'

const siteFolder = import.meta.dirname
const renderTimeout = 10_000
const renderTimeoutMs = 1_500
const sendEvery = 5_000
const megabyte = 1024 * 1024

async function main(): Promise<void> {
  const environment = siteEnvironment()
  const isDevelopment = environment.NODE_ENV === 'development'
  if (isDevelopment) Object.assign(process.env, islandEnvironment(await buildIslands(siteFolder)))
  const app = next({ dir: siteFolder, dev: isDevelopment, hostname: 'localhost', port: environment.SITE_PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const headers = securityHeaders({
    isDevelopment,
    isHttps: environment.SITE_URL.startsWith('https:'),
    frameAncestors: [new URL(environment.CMS_URL).origin],
    frames: environment.EMBED_URL ? [environment.EMBED_URL] : [],
    chatCheck: environment.CHAT_CHECK,
    consentPlatform: environment.CONSENT_PLATFORM_URL ?? null,
  })

  const backOffice = { cmsUrl: environment.CMS_URL, secret: environment.REVALIDATE_SECRET }
  const hits = new AddressHits(backOffice)
  const journal = await SumJournal.open(path.join(environment.CITYDESK_DATA, 'numbers'), {
    maxBytes: 512 * megabyte,
    now: Date.now,
  })
  const sender = new NumbersSender(journal, backOffice)
  const sendCounts = () => Promise.all([hits.send(Date.now()), sender.send(Date.now())])
  const archive = isDevelopment
    ? null
    : await PageFiles.open(path.join(environment.CITYDESK_DATA, 'site-cache'), await buildId(), 512 * megabyte)
  const server = archive
    ? createSiteServer(await cacheInFront(handle, headers, environment, archive, { hits, journal }))
    : plainServer(withoutCache(handle), headers)
  setInterval(() => void sendCounts(), sendEvery).unref()
  if (isDevelopment) server.on('upgrade', app.getUpgradeHandler())

  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    console.error(isTaken ? `Port ${environment.SITE_PORT} is taken; SITE_PORT moves the reader site` : error)
    process.exit(1)
  })
  server.listen(environment.SITE_PORT, () => console.log(`Reader site: ${environment.SITE_URL}`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      void Promise.all([archive?.settled(), sendCounts()]).finally(() => process.exit(0))
    })
  }
}

// While developing no page is kept: there is nothing to purge.
const withoutCache =
  (handle: RequestHandler): RequestHandler =>
  async (req, res) => {
    if (req.url === purgePath) res.writeHead(200).end('{}')
    else await handle(req, res)
  }

// Next alone, with the site's headers: what the cache asks, and all there is while developing.
function plainServer(handle: RequestHandler, headers: Record<string, string>): http.Server {
  return http.createServer(connections, (req, res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    void handle(req, res)
  })
}

async function buildId(): Promise<string> {
  return (await readFile(path.join(siteFolder, '.next', 'BUILD_ID'), 'utf8')).trim()
}

async function cacheInFront(
  handle: RequestHandler,
  headers: Record<string, string>,
  environment: SiteEnvironment,
  archive: PageFiles,
  { hits, journal }: { hits: AddressHits; journal: SumJournal },
): Promise<SiteServerOptions> {
  const inner = plainServer(handle, headers)
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  const { port } = inner.address() as AddressInfo
  const cache = new PageCache({
    render: innerRender(port, renderTimeout),
    archive,
    now: Date.now,
    renderTimeout: (signal) => sleep(renderTimeoutMs, undefined, { signal, ref: false }),
    limit: 256 * megabyte,
    rest: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
    renewalShare: 0.5,
    pauseAfterFailure: 5_000,
  })
  const { PROXIES: proxies, REVALIDATE_SECRET: revalidateSecret } = environment
  const service = analyticsService(environment)
  const numbers = createNumbersDoor({
    journal,
    siteHosts: new Set([new URL(environment.SITE_URL).host]),
    proxies,
    analytics:
      service &&
      new AnalyticsQueue({ service, timeout: 5_000, rest: (pause) => sleep(pause, undefined, { ref: false }) }),
    now: Date.now,
  })
  const build = await buildId()
  const assets = await Assets.open({
    '/_next/static/': path.join(siteFolder, '.next', 'static'),
    '/islands/': path.join(siteFolder, 'public', 'islands'),
  })
  return { cache, assets, handleOther: handle, headers, revalidateSecret, hits, numbers, build, now: Date.now }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
