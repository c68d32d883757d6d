import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface ArrivedMail {
  from: string
  to: string
  raw: Buffer
}

/** What a mail server does with a mail after it has all of it. */
export type MailAnswer = 'take' | 'take and break off' | 'break off' | { refuse: string; code: number }

/** A mail server on this machine that keeps what arrives. */
export interface Mailbox {
  /** `smtp://127.0.0.1:…` */
  url: string
  mails: ArrivedMail[]
  /** The answer to a mail from now on. */
  answer: (mail: ArrivedMail) => MailAnswer
  /** Refuses a recipient with these words, as "550 5.1.1 No such user"; null for none. */
  refusal: (to: string) => string | null
  /** Sessions that were opened. */
  sessions: number
  stop(): Promise<void>
}

const replied = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })

/** Starts a mail server on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const mailbox: Mailbox = {
    url: '',
    mails: [],
    answer: () => 'take',
    refusal: () => null,
    sessions: 0,
    stop: async () => undefined,
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => {
      mailbox.sessions += 1
      callback()
    },
    onRcptTo: ({ address }, _session, callback) => {
      const [, code, text] = /^(\d{3}) (.*)$/.exec(mailbox.refusal(address) ?? '') ?? []
      callback(code ? replied(Number(code), text ?? '') : undefined)
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = { ...envelopeOf(session), raw: Buffer.concat(chunks) }
        const answer = mailbox.answer(mail)
        if (typeof answer === 'object') return callback(replied(answer.code, answer.refuse))
        if (answer !== 'break off') mailbox.mails.push(mail)
        if (answer === 'take') callback()
        else breakOff(server, session)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  mailbox.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  mailbox.stop = () =>
    new Promise((resolve) => {
      for (const connection of server.connections) destroySocketOf(connection)
      server.close(() => resolve())
    })
  return mailbox
}

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom ? mailFrom.address : '',
  to: rcptTo[0]?.address ?? '',
})

/** Ends the connection of a session without a word. */
export function breakOff(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections)
    if ('id' in connection && connection.id === session.id) destroySocketOf(connection)
}

function destroySocketOf(connection: object): void {
  if (!('_socket' in connection)) return
  const { _socket: socket } = connection
  if (typeof socket === 'object' && socket !== null && 'destroy' in socket && typeof socket.destroy === 'function')
    socket.destroy()
}
