import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface ReceivedMail {
  from: string
  to: string[]
  text: string
}

/** A simulated fault: the log-in or the recipient is refused, the server is busy, or the connection is cut. */
export type MailFault = 'loginRefused' | 'recipientRefused' | 'busy' | 'cut'

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Changes or ends the fault from the next connection on. */
  become: (fault: MailFault | undefined) => void
  stop: () => Promise<void>
}

/**
 * Starts a server that speaks as much of SMTP (RFC 5321, and AUTH PLAIN of RFC 4954) as clients need to hand over a
 * message.
 */
export async function startMailServer(fault?: MailFault): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let current = fault
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    converse(socket, received, current)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    url: `smtp://desk:secret@127.0.0.1:${address.port}`,
    received,
    become: (next) => {
      current = next
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const converse = (socket: Socket, received: ReceivedMail[], fault: MailFault | undefined): void => {
  let mail: ReceivedMail = { from: '', to: [], text: '' }
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say(fault === 'busy' ? '421 Too many connections' : '220 mail.test ESMTP')
  createInterface({ input: socket }).on('line', (line) => {
    if (isData && line !== '.') {
      mail.text += `${line}\n`
      return
    }
    if (isData) {
      isData = false
      received.push(mail)
      say('250 Queued')
      return
    }
    const [verb = ''] = line.toUpperCase().split(' ')
    if (verb === 'EHLO') socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n')
    else if (verb === 'AUTH') say(fault === 'loginRefused' ? '535 Wrong password' : '235 Welcome')
    else if (verb === 'MAIL') {
      mail = { from: addressIn(line), to: [], text: '' }
      say('250 OK')
    } else if (verb === 'RCPT' && fault === 'recipientRefused') say('550 No such person here')
    else if (verb === 'RCPT') {
      mail.to.push(addressIn(line))
      say('250 OK')
    } else if (verb === 'DATA' && fault === 'cut') socket.destroy()
    else if (verb === 'DATA') {
      isData = true
      say('354 Go on')
    } else if (verb === 'QUIT') socket.end('221 Bye\r\n')
    else say('250 OK')
  })
}

const addressIn = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? ''
