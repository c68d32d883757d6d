import type { NextApiRequest, NextApiResponse } from 'next'

/** Only reached while developing: in production the cache in front answers for the whole process. */
export default function handler(_: NextApiRequest, res: NextApiResponse): void {
  res.json({ status: 'ok', build: 'development' })
}
