import type { NextApiRequest, NextApiResponse } from 'next'
import sharp from 'sharp'
import { clientNetwork } from '#contract/clientNetwork.ts'
import { siteEnvironment } from '../../../../environment.ts'
import { PicturesOnDemand, TooManyPictures } from '../../../../images/picturesOnDemand.ts'
import { focusOf, type ShareCut, shapeOf, shareCut } from '../../../../images/sharePicture.ts'

// Milliseconds.
const timeout = 15_000

const pictures = new PicturesOnDemand({ atOnce: 2, perAddress: 4, waiting: 100, bytes: 64 * 1024 * 1024 })

/**
 * Serves a picture of the library as social networks get it (`/share/{focal point in percent}/{name}`), or as search
 * engines do (`/share/{focal point}/{shape}/{name}`): a JPEG, cut.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return res.setHeader('Allow', 'GET, HEAD').status(405).end()
  const { focus: text, shape: shapeName, name } = req.query
  const focus = typeof text === 'string' ? focusOf(text) : null
  const shape = Array.isArray(shapeName) ? null : shapeOf(shapeName)
  if (!focus || !shape || typeof name !== 'string' || /[/\\\0]|^\.+$/u.test(name)) return res.status(404).end()
  res.setHeader('Cache-Control', 'no-store')
  try {
    const address = clientNetwork(req, siteEnvironment().PROXIES)
    const picture = await pictures.get(`${text}/${shapeName ?? ''}/${name}`, address, () =>
      cutPicture(name, (width, height) => shareCut(width, height, focus, shape)),
    )
    if (!picture) return res.status(404).end()
    // A file never changes under its name.
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable').setHeader('Content-Type', 'image/jpeg')
    return res.status(200).send(picture)
  } catch (error) {
    if (error instanceof TooManyPictures) return res.setHeader('Retry-After', '1').status(503).end()
    return res.status(502).end()
  }
}

type CutOf = (width: number, height: number) => ShareCut

// Returns the JPEG, or null where the library has no such picture. Throws Error when the back office does not answer.
async function cutPicture(name: string, cutOf: CutOf): Promise<Buffer | null> {
  const url = `${siteEnvironment().CMS_URL}/api/media/file/${encodeURIComponent(name)}`
  const file = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (file.ok && file.headers.get('content-type')?.startsWith('image/'))
    return jpegOf(Buffer.from(await file.arrayBuffer()), cutOf).catch(() => null)
  await file.body?.cancel()
  if (file.status >= 500) throw new Error(`The back office answered ${file.status}`)
  return null
}

async function jpegOf(file: Buffer, cutOf: CutOf): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const { cut, size } = cutOf(width, height)
  return sharp(file).extract(cut).resize(size).flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
}
