import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { NextApiRequest, NextApiResponse } from 'next'
import { siteEnvironment } from '../../../environment.ts'

/** The answer is a stream: Next must neither read the request nor wait for an end. */
export const config = { api: { responseLimit: false, bodyParser: false, externalResolver: true } }

// Milliseconds until the first byte.
const timeout = 15_000

// Headers of the back office that readers need: lengths and ranges for sound and film.
const passedOn = ['content-type', 'content-range', 'accept-ranges', 'etag', 'last-modified']

// Whatever a file contains, opened by itself it runs nothing.
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox"

/** Serves a file of the library (`/media/{name}`), from the back office and with headers that are safe for readers. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  const { name } = req.query
  if (typeof name !== 'string' || /[/\\\0]|^\.+$/u.test(name)) return res.status(404).end()
  if (process.env.NODE_ENV !== 'production') {
    const { styleguidePrefix } = await import('../../../styleguide/styleguide.blocks.ts')
    const { drawStyleguidePicture } = await import('../../../styleguide/styleguidePicture.ts')
    if (name.startsWith(styleguidePrefix))
      return res.setHeader('Content-Type', 'image/jpeg').end(await drawStyleguidePicture(name))
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') return res.setHeader('Allow', 'GET, HEAD').status(405).end()

  // What is compressed on its way has another length, and no parts.
  const headers = new Headers({ 'accept-encoding': 'identity' })
  for (const header of ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const) {
    const value = req.headers[header]
    if (typeof value === 'string') headers.set(header, value)
  }
  const abort = new AbortController()
  res.on('close', () => abort.abort())
  const tooLate = setTimeout(() => abort.abort(), timeout)
  const url = `${siteEnvironment().CMS_URL}/api/media/file/${encodeURIComponent(name)}`
  const file = await fetch(url, { method: req.method, headers, signal: abort.signal }).catch(() => null)
  clearTimeout(tooLate)
  if (!file || file.status >= 500) return res.setHeader('Cache-Control', 'no-store').status(502).end()
  if (!file.ok && file.status !== 304 && file.status !== 416) {
    await file.body?.cancel()
    return res.setHeader('Cache-Control', 'public, max-age=60').status(404).end()
  }

  for (const header of passedOn) {
    const value = file.headers.get(header)
    if (value) res.setHeader(header, value)
  }
  const length = file.headers.get('x-content-length')
  if (length) res.setHeader('Content-Length', length)
  // A file never changes under its name: the library gives a replaced one a new name.
  const isText = /^text\/|\+xml/.test(file.headers.get('content-type') ?? '')
  res.setHeader('Cache-Control', `public, max-age=31536000${isText ? '' : ', no-transform'}`)
  res.setHeader('Content-Security-Policy', sandbox)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.status(file.status)
  if (!file.body || req.method === 'HEAD') return res.end()
  // A reader who disconnects, or a back office that does, ends the stream; there is no client left to answer.
  await pipeline(Readable.fromWeb(file.body as import('node:stream/web').ReadableStream), res).catch(() => undefined)
}
