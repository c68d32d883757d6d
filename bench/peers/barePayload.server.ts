/** Serves the bare Payload over `node:http`, as a process of its own. Takes the address of a newsroom's database. */
import http from 'node:http'
import { getPayload, handleEndpoints } from 'payload'
import { z } from 'zod'
import { barePayload } from './barePayload.config.ts'

const databaseUrl = z.string().parse(process.argv[2])
const config = await barePayload(databaseUrl)
await getPayload({ config, disableOnInit: true })

const server = http.createServer(async (request, response) => {
  const answer = await handleEndpoints({
    config,
    request: new Request(new URL(request.url ?? '/', 'http://localhost')),
  })
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ ready: { port } })
})
