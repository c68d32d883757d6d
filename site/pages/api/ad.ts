import type { NextApiRequest, NextApiResponse } from 'next'
import { adPage, adPolicy, broadstreet, readAdZone, refusedAdPage } from '../../reader/adPage.ts'
import { isZoneOfPaper } from '../../reader/adZones.ts'

/**
 * Serves the page of an advertisement (`/api/ad?network=…&zone=…&keywords=…`), to be shown in a frame; 404 for a zone that
 * the settings do not name. A reader whose browser sends Global Privacy Control gets one that asks nothing of the ad server.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  const zone = readAdZone(req.query)
  if (!zone || !(await isZoneOfPaper(zone))) {
    res.status(404).end()
    return
  }
  res
    .status(200)
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Security-Policy', adPolicy)
    .setHeader('Cache-Control', 'public, max-age=3600')
    .setHeader('Vary', 'Sec-GPC')
    .send(req.headers['sec-gpc'] === '1' ? refusedAdPage : adPage(broadstreet, zone))
}
