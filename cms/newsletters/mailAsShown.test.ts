import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { issueFixture } from '#plugins/newsletters/mail/issue.fixtures.ts'
import { issueMail } from '#plugins/newsletters/mail/issueMail.ts'
import { mailAsShown } from './mailAsShown.ts'

describe('the preview of a mail', () => {
  const html = async () => {
    const page = issueFixture([blockFixture('image', { props: { contentId: 'harbour' } })])
    return (await issueMail(page, { subject: 'S', previewText: '', postalAddress: '' }, new Date())).html
  }

  it('is on the paper that was chosen, whatever the colours of the window', async () => {
    expect(mailAsShown(await html(), 'dark', true)).toContain('@media all{.ink{')
    expect(mailAsShown(await html(), 'light', true)).toContain('@media not all{.ink{')
    expect(mailAsShown(await html(), 'dark', true)).toContain(':root{color-scheme:dark;')
  })

  it('has alternative texts in the place of pictures that are not loaded', async () => {
    expect(mailAsShown(await html(), 'light', true)).toContain('src="https://harbour.example/_next/image')
    const without = mailAsShown(await html(), 'light', false)
    expect(without).not.toContain('/_next/image')
    expect(without).toContain('alt="The ferry leaving the old harbour"')
  })
})
