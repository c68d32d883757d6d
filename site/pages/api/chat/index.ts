import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { NextApiRequest, NextApiResponse } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { threadHeader } from '#contract/chat.schema.ts'
import { clientNetwork } from '#contract/clientNetwork.ts'
import { siteEnvironment } from '../../../environment.ts'
import { sendQuestion } from '../../../reader/chatCalls.ts'
import { crossSiteRefusal, limitRefusal, readJsonCall, refuseMethod, sendRefusal } from '../../../reader/chatDoor.ts'
import { readerKey } from '../../../server/readerKey.ts'

export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

// Questions of an address, and seconds: eight candidates a question and a family behind one address; no machine.
const tries = new RateLimiterMemory({ points: 80, duration: 600 })

/**
 * Handles `POST /api/chat/` (docs/spec/reader-site.md#chat-calls): passes a question on, and the answer back while it
 * is made. A reader who leaves ends the call.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  if (refuseMethod(req, res, 'POST')) return
  const { SITE_URL, PROXIES, REVALIDATE_SECRET } = siteEnvironment()
  const refusal = crossSiteRefusal(req.headers, SITE_URL) ?? (await limitRefusal(tries, req))
  if (refusal) return sendRefusal(res, refusal)
  const call = await readJsonCall(req)
  if ('refusal' in call) return sendRefusal(res, call.refusal)

  const left = new AbortController()
  res.once('close', () => left.abort())
  const reader = readerKey(clientNetwork(req, PROXIES), REVALIDATE_SECRET, new Date())
  const answer = await sendQuestion({ request: call.value, reader, by: 'script' }, left.signal)
  if (answer.kind === 'refused') return sendRefusal(res, answer.refusal)
  res.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    // Nothing on the way may hold the answer back: "no-transform" also keeps it from being compressed.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    ...(answer.threadId === null ? {} : { [threadHeader]: answer.threadId }),
  })
  res.flushHeaders()
  await passOn(answer.body, res, left.signal)
}

// Writes bytes as they arrive. An answer that breaks off breaks off for the reader, too.
async function passOn(body: ReadableStream<Uint8Array>, res: ServerResponse, left: AbortSignal): Promise<void> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (!res.write(value)) await once(res, 'drain', { signal: left })
    }
    res.end()
  } catch (error) {
    if (!left.aborted) console.error(`An answer broke off: ${error instanceof Error ? error.message : 'unknown'}`)
    await reader.cancel().catch(() => undefined)
    res.destroy()
  }
}
