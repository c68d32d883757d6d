import { convert } from 'html-to-text'
import { createElement } from 'react'
import type { MailContext } from '#blocks/core/mail/mail.types.ts'
import { mailMarkup } from '#blocks/core/mail/mailMarkup.ts'
import type { IssuePage } from '#plugins/reader-api/newsletters.answer.ts'
import type { IssueMail } from '../issueMail.types.ts'
import { IssueFrame } from './IssueFrame.tsx'
import { issueDocument } from './issueDocument.ts'
import { mailAddress, withLinks } from './mailLinks.ts'

export interface Envelope {
  subject: string
  previewText: string
  /** The publication's, in lines; empty where it has none. */
  postalAddress: string
}

/** Renders an issue as a mail. */
export async function issueMail(page: IssuePage, envelope: Envelope, now: Date): Promise<IssueMail> {
  const { subject, previewText, postalAddress } = envelope
  const { blocks, list, path, publishDateTime, references, site, title } = page
  const context: MailContext = { medium: 'mail', site, references, now, pageUrl: site.url + path }
  const content = await mailMarkup(
    createElement(IssueFrame, { page: context, list, title, publishDateTime, logo: site.logo, blocks, postalAddress }),
  )
  return {
    subject,
    previewText,
    html: issueDocument({
      subject,
      previewText,
      language: site.language,
      content: withLinks(content, (href) => mailAddress(href, site.url)),
    }),
    text: issueText(content),
  }
}

// Returns the words of a mail without markup, each link with its address behind it.
function issueText(content: string): string {
  return `${convert(content, {
    // Programs for mail wrap lines to their windows.
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'], noAnchorUrl: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim()}\n`
}
