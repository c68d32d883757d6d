import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type ComposeOptions, mailComposer } from './composeMail.ts'
import type { HandOver, MailConnection, MailTransport, Outcome, ReaderMail } from './sending.types.ts'
import { type SmtpFailure, smtpOutcome } from './smtpOutcome.ts'

export interface SmtpTransportOptions extends ComposeOptions {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS where it is offered. */
  url: string
  /** Milliseconds that the server may be silent. */
  socketTimeout?: number
}

/** Returns a mail server as a service for newsletters. */
export function smtpTransport(options: SmtpTransportOptions): MailTransport {
  return {
    name: 'the mail server',
    isFolder: false,
    open: () => new SmtpSender(options),
  }
}

class SmtpSender implements MailConnection {
  private session: SMTPConnection | null = null
  private readonly compose: ReturnType<typeof mailComposer>

  constructor(private readonly options: SmtpTransportOptions) {
    this.compose = mailComposer(options)
  }

  async deliver(mail: ReaderMail, handOver: HandOver): Promise<Outcome> {
    const message = await this.compose(mail)
    const opened = this.session ?? (await this.connect())
    if (!(opened instanceof SMTPConnection)) return opened
    const { from } = this.options
    const envelope = { from: mail.returnAddress ?? from.address, to: [mail.to], size: message.length }
    // The commit takes place while the server reads the envelope.
    const handing = handOver()
    handing.catch(() => undefined)
    let hasLeft = false
    const bytes = Readable.from(
      (async function* () {
        if (!(await handing)) throw new Error('Declined')
        hasLeft = true
        yield message
      })(),
    )
    const result = await sendIn(opened, envelope, bytes)
    const isHanded = await handing.catch((error: unknown) => {
      this.close()
      throw error
    })
    if ('response' in result && !result.failure) return { kind: 'accepted', response: result.response }
    const outcome: Outcome = isHanded ? smtpOutcome(result.failure, hasLeft) : { kind: 'declined' }
    await this.recover(opened, outcome)
    return outcome
  }

  close(): void {
    this.session?.close()
    this.session = null
  }

  // Opens a session; returns what prevents it.
  private async connect(): Promise<SMTPConnection | Outcome> {
    const { auth, ...server } = parseConnectionUrl(this.options.url)
    const { socketTimeout = 30_000 } = this.options
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout }
    const session = new SMTPConnection({ ...server, ...limits })
    try {
      await new Promise<void>((resolve, reject) => {
        session.once('error', reject)
        session.connect((error) => {
          if (error) reject(error)
          else if (auth && session.allowsAuth) session.login(auth, (failure) => (failure ? reject(failure) : resolve()))
          else resolve()
        })
      })
    } catch (error) {
      session.close()
      return smtpOutcome(failureOf(error), false)
    }
    session.removeAllListeners('error')
    session.on('error', () => undefined)
    session.once('end', () => {
      if (this.session === session) this.session = null
    })
    this.session = session
    return session
  }

  // Makes a session ready for the next mail after a refused recipient; any other failure ends it.
  private async recover(session: SMTPConnection, { kind }: Outcome): Promise<void> {
    const isClean = (kind === 'refused' || kind === 'later') && (await resetOf(session))
    if (!isClean) this.close()
  }
}

type Sent = { response: string; failure?: undefined } | { failure: SmtpFailure }

const sendIn = (session: SMTPConnection, envelope: object, bytes: Readable): Promise<Sent> =>
  new Promise((resolve) => {
    session.send(envelope, bytes, (error, info) =>
      resolve(error ? { failure: failureOf(error) } : { response: info.response ?? '' }),
    )
  })

const resetOf = (session: SMTPConnection): Promise<boolean> =>
  new Promise((resolve) => {
    session.reset((error) => resolve(!error))
  })

const failureOf = (error: unknown): SmtpFailure => (error instanceof Error ? error : { message: String(error) })
