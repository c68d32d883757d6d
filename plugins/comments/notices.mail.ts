import type { Payload } from 'payload'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { titlesOf } from './notices.service.ts'
import { type DueNotice, giveBackNotice, takeDueNotices } from './store/notices.store.ts'

// Seconds in which a person can read a comment in the app before it is mailed to them.
const graceSeconds = 60

// Milliseconds between two rounds.
const interval = 15_000

const addressOfThread = (
  { routes }: Pick<Payload['config'], 'routes'>,
  { origin, documentKey, threadId }: { origin: string; documentKey: string; threadId: string },
): string => {
  const { collection, id } = parseDocumentKey(documentKey)
  return `${origin}${routes.admin}/collections/${collection}/${id}?thread=${threadId}`
}

/**
 * Mails unread notices. A notice that the mail server rejects is retried in the next round.
 * @param graceSeconds seconds in which a person can read a notice in the app first
 */
export async function mailNotices(payload: Payload, graceSeconds: number): Promise<void> {
  const due = await takeDueNotices({ payload }, graceSeconds)
  const titles = await titlesOf({ payload }, [...new Set(due.map(({ guid: documentKey }) => documentKey))])
  for (const notice of due) {
    await payload
      .sendEmail(messageOf(payload, notice, titles.get(notice.guid) ?? 'Untitled'))
      .catch(async (error: unknown) => {
        payload.logger.error({ err: error, msg: `${notice.email} could not be told of a comment; it is tried again` })
        await giveBackNotice({ payload }, notice)
      })
  }
}

// Removes line ends: in a subject, they would begin another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function messageOf(
  { config }: Payload,
  { email, writer, kind, body, origin, guid: documentKey, thread_id }: DueNotice,
  title: string,
) {
  const name = writer ?? 'Somebody'
  const did = kind === 'mention' ? 'mentioned you in a comment on' : 'replied in a thread of yours on'
  const address = addressOfThread(config, { origin, documentKey, threadId: thread_id })
  return {
    to: email,
    subject: oneLine(kind === 'mention' ? `${name} mentioned you: ${title}` : `${name} replied: ${title}`),
    text: `${name} ${did} “${title}”:\n\n${body || 'They suggest another text.'}\n\n${address}\n`,
  }
}

/** Mails notices until the process ends; several processes share the work. */
export function startMailing(payload: Payload): void {
  let isMailing = false
  const round = async () => {
    if (isMailing) return
    isMailing = true
    try {
      await mailNotices(payload, graceSeconds)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'What people are told of comments could not be mailed' })
    } finally {
      isMailing = false
    }
  }
  setInterval(() => void round(), interval).unref()
}
