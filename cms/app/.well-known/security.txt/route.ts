import { cmsEnvironment } from '#cms/environment.ts'
import { securityTxt } from '#contract/securityTxt.ts'

export const dynamic = 'force-dynamic'

/** Says where to report weaknesses of the back office. */
export function GET(): Response {
  const { SECURITY_CONTACT: contact, CMS_URL } = cmsEnvironment(process.env)
  if (!contact) return new Response('No contact is set.', { status: 404 })
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(securityTxt(contact, CMS_URL, new Date()), { headers })
}
