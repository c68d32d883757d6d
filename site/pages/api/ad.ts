import type { NextApiRequest, NextApiResponse } from 'next'
import { adPage, adPolicy, readAdZone } from '../../reader/adPage.ts'

/** Serves the page of an advertisement (`/api/ad?network=…&zone=…&keywords=…`), to be shown in a frame. */
export default function handler(req: NextApiRequest, res: NextApiResponse): void {
  const zone = readAdZone(req.query)
  if (!zone) {
    res.status(404).end()
    return
  }
  res
    .status(200)
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Security-Policy', adPolicy)
    .setHeader('Cache-Control', 'public, max-age=3600')
    .send(adPage(zone))
}
