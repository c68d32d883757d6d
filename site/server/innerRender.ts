import http from 'node:http'
import { keepingTimes, readCacheTags } from './cacheControl.ts'
import type { RenderedPage } from './cachedPage.ts'

// A page made of a thousand stories has a thousand tags; Node's limit of 16 KB is too small for that.
const maxHeaderSize = 256 * 1024

// Headers that belong to one connection, or that the cache answers itself.
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'cache-control',
  'cache-tag',
  'etag',
  'vary',
  'age',
])

/**
 * Has a page made by the renderer that listens on a loopback port. An HTTP call rather than one into Next's internals:
 * half a millisecond, for the interface that Next keeps stable.
 *
 * @param timeout milliseconds
 * @throws when the renderer does not answer
 */
export function innerRender(port: number, timeout: number): (key: string) => Promise<RenderedPage> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  return (key) =>
    new Promise((resolve, reject) => {
      const call = http.get({ host: '127.0.0.1', port, path: key, agent, timeout, maxHeaderSize }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => resolve(toRenderedPage(answer, Buffer.concat(chunks))))
      })
      call.on('timeout', () => call.destroy(new Error(`${key} was not rendered within ${timeout} ms`)))
      call.on('error', reject)
    })
}

function toRenderedPage(answer: http.IncomingMessage, body: Buffer): RenderedPage {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ownHeaders.has(name)) headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  const tags = readCacheTags([answer.headers['cache-tag'] ?? []].flat().join(','))
  // A page with a cookie is one reader's page.
  const times = headers['set-cookie'] ? keepingTimes(undefined) : keepingTimes(answer.headers['cache-control'])
  return { status: answer.statusCode ?? 502, headers, body, tags, ...times }
}
