import type { Payload } from 'payload'
import { leftOutOfMail } from '#blocks/registry/leftOut.ts'
import { addressOf } from '#collections/addresses/publicPath.ts'
import { reservedSlugs } from '#collections/pages/reservedSlugs.ts'
import { answerPage } from '#plugins/reader-api/page.answer.ts'
import { createReaderRequest } from '#plugins/reader-api/readerRequest.ts'
import { blockLinksOf, sitePathOf, textLinksOf } from './issueLinks.ts'
import type { MailFacts } from './mailFacts.ts'
import type { RenderedIssue } from './renderIssue.ts'

// Links to the site that are followed for one issue.
const maxFollowed = 30

/** Returns what the checks look at in a rendered mail. Follows the links to the publication's own site. */
export async function mailFactsOf(payload: Payload, { mail, page }: RenderedIssue): Promise<MailFacts> {
  const { url } = page.site
  const links = new Set([...textLinksOf(page.blocks), ...blockLinksOf(page.blocks)])
  const own = [...links].flatMap((href) => {
    const path = sitePathOf(href, url)
    return path === null || !isContent(path) ? [] : [{ href, path }]
  })
  const followed = await Promise.all(
    own.slice(0, maxFollowed).map(async ({ href, path }) => {
      const { status } = await answerPage(await createReaderRequest(payload, url, 1), path)
      return status < 400 ? [] : [href]
    }),
  )
  return {
    bytes: Buffer.byteLength(mail.html),
    // What a reusable block holds has that block's id in front of its own.
    leftOut: leftOutOfMail(page.blocks).map((left) => ({ ...left, blockId: left.blockId.split('.', 1)[0] ?? '' })),
    deadLinks: followed.flat(),
  }
}

// Returns whether the reader API answers at a path: files, feeds and tools of the site are answered elsewhere.
function isContent(path: string): boolean {
  const address = addressOf(path)
  if (/\.[a-z0-9]+$/i.test(path)) return false
  return address.kind !== 'other' && !(address.kind === 'page' && reservedSlugs.has(address.slug))
}
