import type { NextApiRequest, NextApiResponse } from 'next'
import { clientNetwork } from '#contract/clientNetwork.ts'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import { siteEnvironment } from '../../../environment.ts'
import { defaultIcon, drawIcon } from '../../../icons/iconDraw.ts'
import { iconForm } from '../../../icons/iconNames.ts'
import { PicturesOnDemand, TooManyPictures } from '../../../images/picturesOnDemand.ts'
import { readSitemapIndex } from '../../../reader/readerApi.ts'

// Milliseconds.
const timeout = 15_000
const logoHoldsFor = 60_000

const pictures = new PicturesOnDemand({ atOnce: 1, perAddress: 4, waiting: 20, bytes: 4 * 1024 * 1024 })

let known: { logo: ReaderMedia | null; until: number } | null = null

// The publication's logo, requested once a minute at most; null where it has none. Throws BackOfficeError.
async function currentLogo(): Promise<ReaderMedia | null> {
  if (known && known.until > Date.now()) return known.logo
  const logo = (await readSitemapIndex())?.site.logo ?? null
  known = { logo, until: Date.now() + logoHoldsFor }
  return logo
}

/** Serves an icon of the site (`/favicon.ico` and the like), drawn from the publication's logo. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return res.setHeader('Allow', 'GET, HEAD').status(405).end()
  const { name } = req.query
  const form = typeof name === 'string' ? iconForm(name) : null
  if (!form) return res.status(404).end()
  res.setHeader('Cache-Control', 'no-store')
  try {
    const logo = await currentLogo()
    const address = clientNetwork(req, siteEnvironment().PROXIES)
    const icon = await pictures.get(`${name}/${logo?.src ?? ''}`, address, async () =>
      drawIcon(await fileOf(logo), form),
    )
    if (!icon) return res.status(404).end()
    res.setHeader('Cache-Control', 'public, max-age=86400')
    res.setHeader('Content-Type', form.format === 'ico' ? 'image/x-icon' : 'image/png')
    return res.status(200).send(icon)
  } catch (error) {
    if (error instanceof TooManyPictures) return res.setHeader('Retry-After', '1').status(503).end()
    return res.status(502).end()
  }
}

// The file of a logo; that of the default where there is none, or the library has it no more.
async function fileOf(logo: ReaderMedia | null): Promise<Buffer> {
  const [, name] = /^\/media\/([^/]+)$/u.exec(logo?.src ?? '') ?? []
  if (!name) return Buffer.from(defaultIcon)
  const file = await fetch(`${siteEnvironment().CMS_URL}/api/media/file/${name}`, {
    signal: AbortSignal.timeout(timeout),
  })
  if (file.ok) return Buffer.from(await file.arrayBuffer())
  await file.body?.cancel()
  if (file.status >= 500) throw new Error(`The back office answered ${file.status}`)
  return Buffer.from(defaultIcon)
}
