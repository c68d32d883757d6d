/** Questions that a browser sends without script. No check against programs is possible there, hence a stricter limit. */
import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { chatLimits } from '#contract/chat.schema.ts'
import { clientNetwork } from '#contract/clientNetwork.ts'
import { siteEnvironment } from '../environment.ts'
import { readerKey } from '../server/readerKey.ts'
import { crossSiteRefusal, isMediaType, limitRefusal, type Refusal, readText } from './chatDoor.ts'

// Questions of an address, and seconds.
const tries = new RateLimiterMemory({ points: 15, duration: 600 })

export interface QuestionForm {
  question: string
  threadId: string | null
  /** Id of the candidate forum that the conversation is part of. */
  forum: string | null
}

export interface SentForm {
  /** What the reader wrote, also where it is refused: it stands in the field again. */
  form: QuestionForm
  refusal: Refusal | null
}

/** Reads a question that a form of the site sent. */
export async function readQuestionForm(req: IncomingMessage): Promise<SentForm> {
  const sent = await readFields(req)
  if ('refusal' in sent) return { form: { question: '', threadId: null, forum: null }, refusal: sent.refusal }
  const form = {
    question: (sent.get('suggested') ?? sent.get('question') ?? '').trim(),
    threadId: sent.get('thread') || null,
    forum: sent.get('forum') || null,
  }
  const refusal = crossSiteRefusal(req.headers, siteEnvironment().SITE_URL) ?? refusalOfQuestion(form)
  return { form, refusal: refusal ?? (await limitRefusal(tries, req)) }
}

/** Returns the fields of a form, or why nothing of it can be read. */
export async function readFields(req: IncomingMessage): Promise<URLSearchParams | { refusal: Refusal }> {
  if (!isMediaType(req.headers['content-type'], 'application/x-www-form-urlencoded')) {
    return { refusal: { status: 415, code: 'invalid', message: 'This has to be sent by the form.' } }
  }
  const body = await readText(req)
  return 'refusal' in body ? body : new URLSearchParams(body.text)
}

/** Returns the name of a reader for the back office. */
export function readerOf(req: IncomingMessage): string {
  const { PROXIES, REVALIDATE_SECRET } = siteEnvironment()
  return readerKey(clientNetwork(req, PROXIES), REVALIDATE_SECRET, new Date())
}

function refusalOfQuestion({ question }: QuestionForm): Refusal | null {
  if (question === '') return { status: 400, code: 'invalid', message: 'Write a question first.' }
  if (question.length <= chatLimits.question) return null
  const message = `A question has at most ${chatLimits.question.toLocaleString('en-US')} characters.`
  return { status: 400, code: 'invalid', message }
}
