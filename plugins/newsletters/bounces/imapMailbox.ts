import { ImapFlow } from 'imapflow'

/** A folder on a mail server, as `imaps://user:password@imap.ledger.example/INBOX`. */
export interface MailboxAddress {
  url: string
}

// Bytes of a mail that are read: what a report says stands before the mail that it quotes.
const maxSize = 1_000_000

// Mails of one visit; the next visit takes the others.
const maxMails = 500

const timeoutMs = 30_000

/**
 * Hands over each unread mail of a mailbox, oldest first, and marks it as read. A mail that `take` refuses stays unread,
 * does not hold up the others, and is handed over again by the next call.
 * @throws Error when the mailbox cannot be read, in words for the person who set it up; what `take` threw last
 */
export async function readMailbox({ url }: MailboxAddress, take: (raw: Buffer) => Promise<unknown>): Promise<void> {
  const client = new ImapFlow(connectionOf(url))
  // A connection that breaks also rejects the command that waits for it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.mailboxOpen(folderOf(url))
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    const refusals: unknown[] = []
    for (const uid of unread.slice(0, maxMails)) {
      const mail = await client.fetchOne(uid, { source: { maxLength: maxSize } }, { uid: true })
      // Another client may have deleted it.
      if (mail === false || !mail.source) continue
      try {
        await take(mail.source)
      } catch (refusal) {
        refusals.push(refusal)
        continue
      }
      await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true })
    }
    await client.logout()
    if (refusals.length > 0) throw refusals.at(-1)
  } finally {
    client.close()
  }
}

function connectionOf(url: string): ConstructorParameters<typeof ImapFlow>[0] {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'imaps:'
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // A password is not sent in the open.
    ...(isSecure ? {} : { doSTARTTLS: hostname !== 'localhost' && hostname !== '127.0.0.1' }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
}

const folderOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'
