import type { NextApiRequest, NextApiResponse } from 'next'

/** Answers calls of whatever no other file here is named after, without rendering a page for them. */
export default function handler(_: NextApiRequest, res: NextApiResponse): void {
  res.setHeader('Cache-Control', 'no-store')
  res.status(404).json({ error: 'There is nothing at this address' })
}
