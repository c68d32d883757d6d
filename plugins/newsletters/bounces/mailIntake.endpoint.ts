import { createHash, timingSafeEqual } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { recordBounce } from './bounces.service.ts'
import { readPostmarkEvent } from './postmarkReport.read.ts'
import { takeMail } from './takeMail.service.ts'

interface IntakeOptions {
  // The secret of those who report; null closes the intake.
  secret: string | null
  addressSecret: string
}

// Bytes of a mail or an event; a bounce that quotes more is cut off by the mail server's pipe.
const maxSize = 1_000_000

// Throws unless the request has the secret, as a bearer token or as the password of basic authentication.
function requireSecret({ headers }: PayloadRequest, secret: string | null): void {
  const [, scheme = '', given = ''] = /^(Bearer|Basic) (.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const word =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : given
  const hash = (text: string) => createHash('sha256').update(text).digest()
  if (secret === null || !timingSafeEqual(hash(word), hash(secret))) throw new APIError('Unauthorized', 401, null, true)
}

async function bodyOf(req: PayloadRequest): Promise<Buffer> {
  const body = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  if (body.length > maxSize) throw new APIError('A mail of the intake has at most 1 MB', 413, null, true)
  return body
}

const answer = (isUsed: boolean) => Response.json({ isUsed }, { headers: { 'Cache-Control': 'no-store' } })

/**
 * Makes the doors for reports about mails, which need the secret of the intake:
 * - `POST /api/mail-intake/message` takes a raw mail (`message/rfc822`), as a mail server pipes it. `?recipient=` may name
 *   the envelope recipient.
 * - `POST /api/mail-intake/postmark` takes an event of a webhook of Postmark.
 *
 * Both respond with `{ isUsed }`: false for what nothing follows from.
 */
export function mailIntakeEndpoints({ secret, addressSecret }: IntakeOptions): Endpoint[] {
  return [
    {
      path: '/mail-intake/message',
      method: 'post',
      handler: async (req) => {
        requireSecret(req, secret)
        const recipient = typeof req.query.recipient === 'string' ? req.query.recipient : null
        return answer(await takeMail(req, { raw: await bodyOf(req), recipient }, addressSecret))
      },
    },
    {
      path: '/mail-intake/postmark',
      method: 'post',
      handler: async (req) => {
        requireSecret(req, secret)
        const read = readPostmarkEvent((await bodyOf(req)).toString('utf8'))
        if (!read) throw new APIError('This is no event of Postmark', 400, null, true)
        return answer(read.report !== null && (await recordBounce(req, read.report)))
      },
    },
  ]
}
