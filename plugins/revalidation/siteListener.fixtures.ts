import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureHeader, signatureOf } from '#contract/signedCalls.ts'

/** A call as a site would take it. */
export interface TakenCall {
  tags: string[]
  sentAt: number
  isSigned: boolean
  path: string
}

/**
 * Starts a site that only takes purge calls, on a free port.
 * @param answer the status for each call; made after `onCall` has finished, as a site marks its pages first.
 */
export async function listenAsSite(
  secret: string,
  { onCall, answer = () => 200 }: { onCall?: (call: TakenCall) => Promise<void>; answer?: () => number } = {},
) {
  const calls: TakenCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks)
      const signature = signatureOf(request.url ?? '', body, secret)
      const { tags, sentAt } = JSON.parse(body.toString())
      const isSigned = request.headers[signatureHeader] === signature
      const call = { tags, sentAt, isSigned, path: `${request.method} ${request.url}` }
      await onCall?.(call)
      calls.push(call)
      response.writeHead(answer()).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    take: () => calls.splice(0).flatMap((call) => call.tags),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
