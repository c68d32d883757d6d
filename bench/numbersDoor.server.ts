/**
 * The place where the site takes events of readers, as a process of its own: the site's own code from a beacon to its sum
 * at the back office, without pages.
 */
import http from 'node:http'
import { z } from 'zod'
import { createNumbersDoor } from '#site/server/numbers/numbersDoor.ts'
import { NumbersSender } from '#site/server/numbers/numbersSender.ts'
import { SumJournal } from '#site/server/numbers/sumJournal.ts'

const [folder, cmsUrl, secret] = z.tuple([z.string(), z.url(), z.string()]).parse(process.argv.slice(2))
const journal = await SumJournal.open(folder, { maxBytes: 1024 ** 3, now: Date.now })
const sender = new NumbersSender(journal, { cmsUrl, secret })
const door = createNumbersDoor({
  journal,
  siteHosts: new Set(['localhost']),
  // Each beacon names an address of its own, as of a proxy: otherwise they would count as one machine's.
  proxies: 1,
  analytics: null,
  now: Date.now,
})

const server = http.createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  response.writeHead((await door.takeBeacon(request, body)) ? 204 : 503).end()
})
setInterval(() => void sender.send(Date.now()), 5_000).unref()
process.once('SIGTERM', () => void sender.send(Date.now()).finally(() => process.exit(0)))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ ready: { port } })
})
