import type { NextApiRequest, NextApiResponse } from 'next'
import { siteEnvironment } from '../../environment.ts'
import { embedPolicy } from '../../reader/embedPolicy.ts'

// Milliseconds.
const timeout = 8_000

const passedOn = ['content-type', 'x-content-type-options', 'referrer-policy']

/**
 * Serves an embed of a story (`/embed?id=…`), to be shown in a frame (docs/spec/editor.md#social-embeds): a page
 * without an origin, or a redirect to a player.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return res.setHeader('Allow', 'GET, HEAD').status(405).end()
  const { id } = req.query
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return res.status(404).end()
  const environment = siteEnvironment()
  const url = `${environment.CMS_URL}/api/embeds/frame?id=${id}`
  const page = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(() => null)
  const policy = embedPolicy(page?.headers.get('content-security-policy') ?? '', req.headers.host, environment)
  // Without its policy, the page would act for this site.
  if (!page || page.status >= 500 || !policy) return res.setHeader('Cache-Control', 'no-store').status(502).end()
  for (const header of passedOn) {
    const value = page.headers.get(header)
    if (value) res.setHeader(header, value)
  }
  res.setHeader('Content-Security-Policy', policy)
  const player = page.headers.get('location')
  const isFound = page.ok || player !== null
  res.setHeader('Cache-Control', isFound ? 'public, max-age=300' : 'no-store')
  if (player) return res.redirect(302, player)
  return res.status(isFound ? 200 : 404).send(await page.text())
}
