import { Client } from 'pg'
import { z } from 'zod'
import { chatPaths } from '#contract/chat.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import type { Script, SentRequest } from '#plugins/assistant/model/messagesServer.fixtures.ts'
import { signIn } from './backOffice.ts'
import type { Subject } from './measure.types.ts'

const slug = 'bench-assistant'

interface VerbatimAnswer extends Pick<Script, 'pauseMs' | 'wordMs'> {
  blocks: number
}

/** A model that says what stands in its first passages, over and over. */
export function verbatim({ passages }: SentRequest, { blocks, ...pace }: VerbatimAnswer): Script {
  const pieces = passages.flatMap(({ pieces: own, source }, index) => own.map((quote) => ({ index, quote, source })))
  return {
    ...pace,
    blocks: pieces
      .slice(0, blocks)
      .map(({ quote, ...rest }) => ({ text: `${quote.trim()}\n`, citations: [{ quote, ...rest }] })),
  }
}

/** Makes the assistant of the benchmark, without limits. */
export async function makeAssistant({ cmsUrl }: Subject): Promise<void> {
  const editor = await signIn(cmsUrl, 'editor')
  const known = z.object({ totalDocs: z.number() }).parse(await editor.read(`/assistants?where[slug][equals]=${slug}`))
  if (known.totalDocs > 0) return
  const [most, mostDollars] = [1_000_000, 100_000]
  const limits = {
    ...{ readerHour: most, readerDay: most, totalHour: most, totalDay: most, retentionDays: 1 },
    ...{ readerDayDollars: mostDollars, hourDollars: mostDollars, dayDollars: mostDollars },
  }
  await editor.create('assistants', { name: 'Benchmark', slug, isOn: true, model: 'claude-haiku-4-5', limits })
}

export async function questionsOf(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ headline: string }>(
      `SELECT DISTINCT headline FROM posts WHERE _status = 'published' AND deleted_at IS NULL LIMIT 200`,
    )
    return rows.map(({ headline }) => `What is known about ${headline}?`)
  } finally {
    await client.end()
  }
}

let readerCount = 0

export interface Sent {
  response: Response
  at: number
}

export async function sendQuestion(
  subject: Subject,
  port: number,
  question: string,
  signal?: AbortSignal,
): Promise<Sent> {
  const request = { assistant: slug, messages: [{ role: 'user', content: question }] }
  readerCount += 1
  // Another reader each time: one of them is limited, and needs a proof with script.
  const value = { request, reader: `reader-of-the-benchmark-${readerCount}`, by: 'form' }
  const at = performance.now()
  const init = signedCall(chatPaths.send, value, subject.revalidateSecret, Date.now())
  const response = await fetch(`http://127.0.0.1:${port}${chatPaths.send}`, { ...init, ...(signal && { signal }) })
  if (response.status !== 200)
    throw new Error(`A question was answered with ${response.status}: ${await response.text()}`)
  return { response, at }
}

/** Returns the milliseconds until the first sentence of a model's answer; null for another answer. Reads it to its end. */
export async function firstSentence({ at, response }: Sent, onFirst: () => void = () => {}): Promise<number | null> {
  const decoder = new TextDecoder()
  let text = ''
  let first: number | null = null
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (first !== null || !text.includes('"source"')) continue
    first = performance.now() - at
    onFirst()
  }
  return text.includes('"model"') ? first : null
}
