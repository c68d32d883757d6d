import type { NextApiRequest, NextApiResponse } from 'next'
import { securityTxt } from '#contract/securityTxt.ts'
import { siteEnvironment } from '../../environment.ts'

/** Says where to report weaknesses of the reader site (`/.well-known/security.txt`). */
export default function handler(_: NextApiRequest, res: NextApiResponse): void {
  const { SECURITY_CONTACT: contact, SITE_URL } = siteEnvironment()
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  if (!contact) return void res.status(404).end('No contact is set.')
  res.setHeader('Cache-Control', 'public, max-age=86400').end(securityTxt(contact, SITE_URL, new Date()))
}
