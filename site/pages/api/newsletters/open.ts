import type { NextApiRequest, NextApiResponse } from 'next'
import { countMail } from '../../../reader/mailCounts.ts'
import { pixelHeaders, pixelImage } from '../../../server/pixel.ts'

/** The picture of a mail that counts openings. */
export default function handler(req: NextApiRequest, res: NextApiResponse): void {
  const [send] = /^[1-9]\d{0,8}$/.exec(String(req.query.at)) ?? []
  if (send) countMail(req, { send: Number(send), link: null })
  res.writeHead(200, pixelHeaders).end(pixelImage)
}
