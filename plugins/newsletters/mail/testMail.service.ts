import { randomUUID } from 'node:crypto'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { newslettersPath } from '#collections/addresses/publicPath.ts'
import { roomRights } from '#plugins/collaboration/rights/roomRights.ts'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { siteUrlOf } from '#plugins/preview/preview.service.ts'
import { type IssueMail, readerMarks } from '../issueMail.types.ts'
import { mailComposer } from '../sending/composeMail.ts'
import { sendingOptionsOf } from '../sending/sending.options.ts'
import { type RenderedIssue, renderDraftIssue } from './renderIssue.ts'

// Test mails of a person within these seconds: enough to compare programs, too few for a list.
const sendings = new RateLimiterMemory({ points: 30, duration: 600 })

/**
 * Returns an issue as it is being written, as a mail.
 * @throws APIError 403 for a person who may not read the draft, 404 for an issue that does not exist
 */
export async function previewMail(req: PayloadRequest, id: number): Promise<RenderedIssue> {
  return renderFor(req, id, ['read', 'write'])
}

export interface TestResult {
  sent: string[]
  failed: { address: string; message: string }[]
}

/**
 * Sends an issue as it is being written to a few addresses, one mail each, with "[Test] " before the subject. Without a
 * mail server the mails are written to the folder of mails.
 * @throws APIError 403 for a person who may not update the issue, 404 for an issue that does not exist, 429 after too
 * many tests
 */
export async function sendTest(req: PayloadRequest, id: number, addresses: readonly string[]): Promise<TestResult> {
  const { payload } = req
  const { mail } = await renderFor(req, id, ['write'])
  const to = [...new Set(addresses)]
  const isWithin = await sendings.consume(String(req.user?.id), to.length).catch(() => null)
  if (!isWithin) throw new APIError('You have sent many tests. Try again in ten minutes.', 429, null, true)
  const message = testMessage(mail, siteUrlOf(payload))
  const deliver = hasMailServer(payload) ? payload.sendEmail : writingToFolder(payload)
  const results = await Promise.all(
    to.map(async (address) => {
      const failure = await deliver({ to: address, ...message }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : 'The mail server did not take it.'),
      )
      return { address, failure }
    }),
  )
  const detail = { addresses: to.length }
  await recordDeed(req, { action: 'update', kind: 'newsletters', id, what: 'sent a test mail', detail })
  return {
    sent: results.flatMap(({ address, failure }) => (failure === null ? [address] : [])),
    failed: results.flatMap(({ address, failure }) => (failure === null ? [] : [{ address, message: failure }])),
  }
}

function writingToFolder({ config }: Payload) {
  const { from, mailFolder } = sendingOptionsOf(config)
  const compose = mailComposer({ from, dkim: null })
  return async (message: { to: string; subject: string; html: string; text: string }) =>
    mailFolder.write(await compose(message), { to: message.to, name: `test-${randomUUID().slice(0, 8)}` })
}

// A test has no subscriber: the links of each reader lead to the list of newsletters.
function testMessage({ html, subject, text }: IssueMail, siteUrl: string) {
  const withLinks = (content: string) =>
    Object.values(readerMarks).reduce((before, mark) => before.replaceAll(mark, siteUrl + newslettersPath), content)
  return { subject: `[Test] ${subject}`, html: withLinks(html), text: withLinks(text) }
}

async function renderFor(req: PayloadRequest, id: number, allowed: readonly string[]): Promise<RenderedIssue> {
  const rights = await roomRights(req, { collection: 'newsletters', id })
  if (rights !== null && !allowed.includes(rights)) {
    throw new APIError('You do not have permissions to do this', 403, null, true)
  }
  const rendered = rights && (await renderDraftIssue(req.payload, id))
  if (!rendered) throw new APIError('There is no such issue.', 404, null, true)
  return rendered
}
