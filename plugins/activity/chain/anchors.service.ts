import type { Payload } from 'payload'
import { signedCall } from '#contract/signedCalls.ts'
import { withDeadline } from '#plugins/outside/deadline.ts'
import type { Anchor } from './chain.rules.ts'
import { addAnchor, newestRow } from './chain.store.ts'
import { writeAnchor } from './fileAnchors.ts'

/** Where the head of the chain is written down outside of the database; each is optional. */
export interface AnchorOptions {
  /** A file to which a line is added. */
  file?: string
  /** An address that gets a mail. */
  mail?: string
  /** An address that gets a call, signed with the secret for the path of the address. */
  call?: { url: string; secret: string }
}

type Ways = [way: string, write: (anchor: Anchor) => Promise<unknown>][]

/** Writes the head of the chain down in every way that is set, and keeps what became of it. One failure leaves the others. */
export async function anchorChain(payload: Payload, options: AnchorOptions): Promise<void> {
  const { sequence, hash } = await newestRow({ payload })
  if (sequence === 0) return
  const anchor = { at: new Date().toISOString(), sequence, hash }
  for (const [way, write] of waysOf(payload, options)) {
    const error = await write(anchor).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    )
    if (error) payload.logger.error({ msg: `The activity log could not be anchored (${way}): ${error}` })
    await addAnchor({ payload }, { way, sequence, hash, error })
  }
}

function waysOf(payload: Payload, { file, mail, call }: AnchorOptions): Ways {
  return [
    ...(file ? ([['file', (anchor) => writeAnchor(file, anchor)]] satisfies Ways) : []),
    ...(mail ? ([['mail', (anchor) => payload.sendEmail(mailOf(mail, anchor))]] satisfies Ways) : []),
    ...(call ? ([['call', (anchor) => callOut(call, anchor)]] satisfies Ways) : []),
  ]
}

const mailOf = (to: string, { sequence, hash, at }: Anchor) => ({
  to,
  subject: `Activity log: row ${sequence}`,
  text: `The activity log had this as its newest row at ${at}. Keep this mail: a log that was written again does not fit it.

Row: ${sequence}
SHA-256: ${hash}
`,
})

// Milliseconds that an answer may take.
const timeout = 8_000

async function callOut({ url, secret }: { url: string; secret: string }, anchor: Anchor): Promise<void> {
  const init = signedCall(new URL(url).pathname, anchor, secret, Date.now())
  const { ok, status } = await withDeadline(timeout, (signal) => fetch(url, { ...init, signal }))
  if (!ok) throw new Error(`The address answered ${status}.`)
}
