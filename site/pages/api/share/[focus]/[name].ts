import type { NextApiRequest, NextApiResponse } from 'next'
import sharp from 'sharp'
import { siteEnvironment } from '../../../../environment.ts'
import { focusOf, shareCut } from '../../../../images/sharePicture.ts'

/** Milliseconds. */
const timeout = 15_000

/** Each takes a core for a while; networks come back. */
const atOnce = 4
let underWay = 0

/** A picture of the library as social networks get it (`/share/{focal point in percent}/{name}`): a JPEG, cut. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return res.setHeader('Allow', 'GET, HEAD').status(405).end()
  const { focus: text, name } = req.query
  const focus = typeof text === 'string' ? focusOf(text) : null
  if (!focus || typeof name !== 'string' || /[/\\\0]|^\.+$/u.test(name)) return res.status(404).end()
  res.setHeader('Cache-Control', 'no-store')
  if (underWay >= atOnce) return res.setHeader('Retry-After', '1').status(503).end()
  underWay += 1
  try {
    const url = `${siteEnvironment().CMS_URL}/api/media/file/${encodeURIComponent(name)}`
    const file = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => null)
    if (!file || file.status >= 500) return res.status(502).end()
    if (!file.ok || !file.headers.get('content-type')?.startsWith('image/')) {
      await file.body?.cancel()
      return res.status(404).end()
    }
    const picture = await jpegOf(Buffer.from(await file.arrayBuffer()), focus).catch(() => null)
    if (!picture) return res.status(404).end()
    // A file never changes under its name.
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable').setHeader('Content-Type', 'image/jpeg')
    return res.status(200).send(picture)
  } finally {
    underWay -= 1
  }
}

async function jpegOf(file: Buffer, focus: { x: number; y: number }): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const { cut, size } = shareCut(width, height, focus)
  return sharp(file).extract(cut).resize(size).flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
}
