import type { NextApiRequest, NextApiResponse } from 'next'

/** Only reached while developing, where nothing is counted: in production the server in front takes beacons. */
export default function handler(_: NextApiRequest, res: NextApiResponse): void {
  res.status(204).end()
}
