/**
 * A mail server in a process of its own: takes all mail, and writes a line of JSON for each one that it has taken.
 * FAULTS makes it fail sometimes: "before" closes the connection before its 250, "after" right after it took the mail and
 * without an answer; `broken` names their readers.
 */
import { SMTPServer } from 'smtp-server'
import { breakOff } from './mailbox.ts'

const faults = (process.env.FAULTS ?? '').split(',').filter(Boolean)
const every = Number(process.env.FAULT_EVERY ?? 40)
let count = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, session, callback) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      count += 1
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const fault = count % every === 0 ? faults[(count / every) % faults.length] : undefined
      if (fault === 'before') {
        process.stdout.write(`${JSON.stringify({ broken: to })}\n`)
        return breakOff(server, session)
      }
      const messageId = /^message-id: (.*)$/im.exec(Buffer.concat(chunks).toString('latin1', 0, 4096))?.[1]
      process.stdout.write(`${JSON.stringify({ to, messageId, ...(fault && { broken: to }) })}\n`)
      if (fault === 'after') return breakOff(server, session)
      callback(null)
    })
  },
})
server.on('error', () => undefined)

server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : null })}\n`)
})
