import type { Block } from '../core/block.types.ts'
import type { MailContext } from '../core/mail/mail.types.ts'
import { mailMarkup } from '../core/mail/mailMarkup.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { MailTree } from './MailTree.tsx'
import { placeTree } from './tree.ts'

/** Returns the mail of a small paper, for render tests. */
export function mailFixture(values: Partial<MailContext> = {}): MailContext {
  const { now, references, site } = pageFixture()
  return {
    medium: 'mail',
    site: { ...site, accent: { light: '#9c1c1c', dark: '#f0a8a0' } },
    references,
    now,
    pageUrl: 'https://harbour.example/newsletters/first-boat/monday',
    ...values,
  }
}

/** Returns the markup that these blocks have in a mail. */
export function renderMail(blocks: Block[], page = mailFixture()): Promise<string> {
  return mailMarkup(<MailTree blocks={placeTree(blocks)} page={page} />)
}
