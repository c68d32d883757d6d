import { setTimeout } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { type MailboxAddress, readMailbox } from './imapMailbox.ts'
import { claimVisit, noteVisit } from './mailbox.store.ts'
import { takeMail } from './takeMail.service.ts'

// Milliseconds between two visits of all processes.
const everyMs = 60_000

interface VisitOptions {
  mailbox: MailboxAddress
  // Signs the addresses of the intake.
  secret: string
}

/** Reads the mailbox to which bounces return, each minute while the process runs: one process at a time. */
export async function keepReadingMailbox(payload: Payload, options: VisitOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await visitWhenDue(payload, options).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The mailbox of bounces could not be visited' }),
    )
    await setTimeout(everyMs / 4, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function visitWhenDue(payload: Payload, options: VisitOptions): Promise<void> {
  if (await claimVisit({ payload }, everyMs)) await visit(payload, options)
}

/** Reads what is new in the mailbox, and notes how that went. */
export async function visit(payload: Payload, { mailbox, secret }: VisitOptions): Promise<void> {
  const take = async (raw: Buffer) => {
    const req = await createLocalReq({}, payload)
    await takeMail(req, { raw, recipient: null }, secret).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'A report about a mail could not be recorded' })
      throw new Error('A report could not be recorded; the log of the back office says why.')
    })
  }
  const problem = await readMailbox(mailbox, take).then(
    () => null,
    (error: unknown) => reasonOf(error),
  )
  if (problem !== null) payload.logger.warn({ msg: 'The mailbox of bounces could not be read', problem })
  await noteVisit({ payload }, problem)
}

// imapflow has what the server answered beside its own words.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said: unknown = 'responseText' in error ? error.responseText : null
  return (typeof said === 'string' ? said : error.message).slice(0, 500)
}
