/**
 * The fastest that Node can send a page: a `node:http` server, as a process of its own, that answers everything with the
 * same headers and bytes. What the reader site's cache is measured against.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { z } from 'zod'

const page = z
  .object({ rawHeaders: z.array(z.string()), body: z.base64() })
  .parse(JSON.parse(readFileSync(z.string().parse(process.argv[2]), 'utf8')))
const body = Buffer.from(page.body, 'base64')

const server = http.createServer((_request, response) => {
  response.writeHead(200, page.rawHeaders).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ ready: { port } })
})
