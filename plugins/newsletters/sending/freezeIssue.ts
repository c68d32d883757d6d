import type { PayloadRequest } from 'payload'
import { countedMail } from '../counts/countedMail.ts'
import type { SentIssue } from '../issueMail.types.ts'
import type { SendingOptions } from './sending.options.ts'
import { freezeSend } from './sends.store.ts'

/** Freezes a send, with links that are counted where the settings allow it. @returns the number of readers */
export async function freezeIssue(
  req: PayloadRequest,
  send: number,
  { issue, list, mail }: { issue: number; list: number; mail: SentIssue },
  { siteUrl, siteSecret: secret }: SendingOptions,
): Promise<number> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
  const { countsClicks, countsOpenings } = settings.newsletters ?? {}
  const isCounting = { clicks: countsClicks === true, opens: countsOpenings === true }
  const { html, links } = countedMail(mail.html, { send, siteUrl, secret, isCounting })
  return freezeSend(req, send, { issue, list, mail: { ...mail, html, links, countsOpens: isCounting.opens } })
}
