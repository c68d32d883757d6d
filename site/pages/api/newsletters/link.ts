import type { NextApiRequest, NextApiResponse } from 'next'
import { readLinkAddress } from '#contract/newsletterCounts.schema.ts'
import { siteEnvironment } from '../../../environment.ts'
import { countMail } from '../../../reader/mailCounts.ts'

/**
 * Leads from a link of a mail to its address and counts the click, without waiting for the back office. An address that
 * the newsroom did not write leads to the newsletters.
 */
export default function handler(req: NextApiRequest, res: NextApiResponse): void {
  res.setHeader('Cache-Control', 'no-store')
  const counted = readLinkAddress(req.query, siteEnvironment().REVALIDATE_SECRET)
  if (counted) countMail(req, { send: counted.send, link: counted.link })
  res.redirect(302, counted?.href ?? '/newsletters')
}
