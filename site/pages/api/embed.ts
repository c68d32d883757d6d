import type { NextApiRequest, NextApiResponse } from 'next'
import { siteEnvironment } from '../../environment.ts'

/** Milliseconds. */
const timeout = 8_000

/** Headers of the back office that make the page safe: it is nobody's, and runs in a sandbox even by itself. */
const passedOn = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy']

/** What a story embeds (`/embed?id=…`), as a page to stand in a frame (block-editor 3.6). */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return res.setHeader('Allow', 'GET, HEAD').status(405).end()
  const { id } = req.query
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return res.status(404).end()
  const url = `${siteEnvironment().CMS_URL}/api/embeds/frame?id=${id}`
  const page = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => null)
  if (!page || page.status >= 500) return res.setHeader('Cache-Control', 'no-store').status(502).end()
  for (const header of passedOn) {
    const value = page.headers.get(header)
    if (value) res.setHeader(header, value)
  }
  res.setHeader('Cache-Control', page.ok ? 'public, max-age=300' : 'no-store')
  return res.status(page.ok ? 200 : 404).send(await page.text())
}
