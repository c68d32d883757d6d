/** Reports of answers that a browser sends without script. */
import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ReportDraft } from '#blocks/html/ReportFields.tsx'
import { reportRequest } from '#contract/chat.schema.ts'
import { reportLimits } from '#contract/conversations.ts'
import { siteEnvironment } from '../environment.ts'
import { sendReport } from './chatCalls.ts'
import { crossSiteRefusal, limitRefusal, type Refusal } from './chatDoor.ts'
import { readFields } from './chatForm.ts'

// Reports of an address, and seconds.
const tries = new RateLimiterMemory({ points: 10, duration: 600 })

export interface SentReport {
  /** What the reader wrote, also where it is refused: it stands in the fields again. */
  draft: ReportDraft
  refusal: Refusal | null
}

/** Passes on a report that the form of the site sent, of an answer of a conversation. */
export async function takeReportForm(
  req: IncomingMessage,
  of: { threadId: string | null; answer: number },
): Promise<SentReport> {
  const sent = await readFields(req)
  if ('refusal' in sent) return { draft: { reason: '', details: '', email: '' }, refusal: sent.refusal }
  const text = (name: string) => (sent.get(name) ?? '').trim()
  const draft = { reason: text('reason'), details: text('details'), email: text('email') }
  const parsed = reportRequest.safeParse({ ...of, ...draft, email: draft.email || null })
  const refusal =
    crossSiteRefusal(req.headers, siteEnvironment().SITE_URL) ??
    (parsed.success ? await limitRefusal(tries, req) : refusalOfField(parsed.error.issues[0]?.path[0]))
  return { draft, refusal: refusal ?? (await sendReport(parsed.data)) }
}

// What to do about each field.
const words: Readonly<Record<string, string>> = {
  reason: 'Choose what is wrong with the answer.',
  details: `What you tell us has at most ${reportLimits.details.toLocaleString('en-US')} characters.`,
  email: 'Write an e-mail address such as ana@example.com, or leave it empty.',
}

const refusalOfField = (field: PropertyKey | undefined): Refusal => ({
  status: 400,
  code: 'invalid',
  message: words[String(field)] ?? 'There is no such answer.',
})
