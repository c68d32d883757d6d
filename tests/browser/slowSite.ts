import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#scripts/start/ports.ts'

// Bytes of a page that arrive at once, and milliseconds until the next ones: a page takes a second or two.
const piece = 384
const pause = 12

export interface SlowSite {
  /** Without a slash at the end. */
  url: string
  stop: () => Promise<void>
}

/** Starts a server that answers as a site does, its pages piece by piece, so that a browser draws them while they arrive. */
export async function startSlowSite(siteUrl: string): Promise<SlowSite> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(siteUrl + url, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(body)
    for (let start = 0; start < body.length; start += piece) {
      response.write(body.subarray(start, start + piece))
      await setTimeout(pause)
    }
    return response.end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
