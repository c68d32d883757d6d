import { APIError, type PayloadRequest } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { createRouter } from '#plugins/rpc/rpcBase.ts'
import { done } from '../part.schema.ts'
import { tool } from '../tool.ts'
import { mailOf, mailPart } from './mail.read.ts'
import { reasonOf } from './notedMail.ts'

// Test mails of a person within these seconds.
const tests = new RateLimiterMemory({ points: 5, duration: 300 })

/** Mail of the newsroom itself. */
export const mailRouter = createRouter({
  getMail: tool('How mail leaves the newsroom, and what became of the newest.')
    .input(z.object({}))
    .output(mailPart)
    .query(({ ctx }) => mailOf(ctx.req)),

  sendTestMail: tool('Sends a mail to the own address; the answer is that of the mail server.')
    .input(z.object({}))
    .output(done)
    .mutation(({ ctx }) => sendTest(ctx.req)),
})

async function sendTest(req: PayloadRequest): Promise<z.infer<typeof done>> {
  const { payload, user } = req
  if (user?.collection !== 'users') throw new APIError('Log in as a person.', 403, null, true)
  const isWithin = await tests.consume(String(user.id)).catch(() => null)
  if (!isWithin) throw new APIError('You have sent many test mails. Try again in five minutes.', 429, null, true)
  const mail = {
    to: user.email,
    subject: 'A test of the mail server',
    text: `${user.name} sent this test from the system tools of ${payload.config.serverURL}.\n`,
  }
  try {
    await payload.sendEmail(mail)
  } catch (error) {
    await recordOperation(req, 'mail', 'Sent a test mail, which was refused')
    throw new APIError(`The mail server did not take it: ${reasonOf(error)}`, 502, null, true)
  }
  await recordOperation(req, 'mail', 'Sent a test mail')
  return { message: hasMailServer(payload) ? 'The mail server took it. Look into your inbox.' : 'It is in the log.' }
}
