import { z } from 'zod'
import { withDeadline } from '#plugins/outside/deadline.ts'
import type { HandOver, MailTransport, Outcome, ReaderMail } from './sending.types.ts'

export interface PostmarkOptions {
  /** Without a slash at the end. */
  url: string
  token: string
  stream: string
  from: { name: string; address: string }
  /** Milliseconds that an answer may take. */
  timeoutMs?: number
}

const answer = z.object({ ErrorCode: z.number(), Message: z.string() })

// Error codes about one recipient: 300 an address that is none, 406 one that Postmark has deactivated.
const aboutRecipient = new Set([300, 406])

/**
 * Returns Postmark as a service for newsletters. Each mail is a request of its own: in a batch, one broken connection
 * would leave the outcome of all its mails unknown.
 */
export function postmarkTransport(options: PostmarkOptions): MailTransport {
  return {
    name: 'Postmark',
    isFolder: false,
    open: () => ({
      deliver: (mail, handOver) => deliver(options, mail, handOver),
      close: () => undefined,
    }),
  }
}

async function deliver(
  { url, token, timeoutMs = 30_000, ...sender }: PostmarkOptions,
  mail: ReaderMail,
  handOver: HandOver,
): Promise<Outcome> {
  if (!(await handOver())) return { kind: 'declined' }
  const ask = async (signal: AbortSignal) => {
    const response = await fetch(`${url}/email`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Postmark-Server-Token': token },
      body: JSON.stringify(bodyOf(mail, sender)),
      redirect: 'error',
      signal,
    })
    return { status: response.status, body: await response.text() }
  }
  try {
    const { status, body } = await withDeadline(timeoutMs, ask)
    return postmarkOutcome(status, body)
  } catch (error) {
    return failedCall(error)
  }
}

const bodyOf = (mail: ReaderMail, { stream, from }: Pick<PostmarkOptions, 'stream' | 'from'>) => ({
  From: from.name ? `"${from.name.replace(/["\\]/g, '')}" <${from.address}>` : from.address,
  To: mail.to,
  Subject: mail.subject,
  HtmlBody: mail.html,
  TextBody: mail.text,
  MessageStream: stream,
  Headers: [
    // Postmark replaces the Message-ID without this one.
    { Name: 'X-PM-KeepID', Value: 'true' },
    { Name: 'Message-ID', Value: mail.messageId },
    ...Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
  ],
  Metadata: mail.metadata,
})

/** Returns the outcome that an answer of Postmark means. Pure. */
export function postmarkOutcome(status: number, body: string): Outcome {
  const read = answer.safeParse(parsed(body)).data
  const response = read ? `${status} ${read.ErrorCode}: ${read.Message}` : `${status} ${body.slice(0, 200)}`
  if (status === 200) return { kind: read?.ErrorCode === 0 ? 'accepted' : read ? 'refused' : 'unknown', response }
  if (status === 422) return { kind: read && aboutRecipient.has(read.ErrorCode) ? 'refused' : 'stopped', response }
  if (status === 429 || status === 503) return { kind: 'later', response }
  // Refused before it was looked at: the token, the address, the size.
  if (status >= 400 && status < 500) return { kind: 'stopped', response }
  // A failure inside the service, which may have taken the mail.
  return { kind: 'unknown', response }
}

// Codes of connections that were never made.
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const callFailure = z.object({ message: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) })

const failedCall = (error: unknown): Outcome => {
  const { message, cause } = callFailure.safeParse(error).data ?? { message: String(error) }
  const code = cause?.code ?? ''
  return {
    kind: notConnected.has(code) ? 'unreachable' : 'unknown',
    response: [message, code].filter(Boolean).join(': '),
  }
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
