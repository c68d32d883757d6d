import type { NextApiRequest, NextApiResponse } from 'next'

// The day on which the site began to honour Global Privacy Control as it does now.
const lastUpdate = '2026-11-25'

/** Says that the site honours Global Privacy Control (`/.well-known/gpc.json`, https://www.w3.org/TR/gpc/). */
export default function handler(_: NextApiRequest, res: NextApiResponse): void {
  res.setHeader('Cache-Control', 'public, max-age=86400').json({ gpc: true, lastUpdate })
}
