import { existsSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { z } from 'zod'
import { chatPaths } from '#contract/chat.schema.ts'
import { chatPartsOf } from '#contract/chatText.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { groundedExamples } from '#plugins/assistant/grounding/faithful.fixtures.ts'
import { judgeExamples, judgeLies } from '#plugins/assistant/grounding/groundingJudge.fixtures.ts'
import { instructionsFor } from '#plugins/assistant/model/instructions.ts'
import { type Script, type SentRequest, startMessagesServer } from '#plugins/assistant/model/messagesServer.fixtures.ts'
import { next, processLimits } from '#scripts/start/newsroom.plans.ts'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'
import { signIn } from './backOffice.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { summarize } from './statistics.ts'
import { hasArchive, paragraphsOf } from './story.factory.ts'

const streams = 200
const single = 100
const absent = 200
/** Real articles whose paragraphs are lied about. */
const articles = 40
const slug = 'bench-assistant'
/** Milliseconds of a model between two sentences, while readers leave. */
const pauseMs = 1_000

/** Measures the check of answers with a lying model, and the calls of readers with one that answers at once. */
export const assistant: Measure = {
  name: 'assistant',
  run: async (subject) => [...measureCheck(subject), ...(await measureCalls(subject))],
}

const score = (what: string, value: number, unit: string, goal?: string): Measured => ({
  what,
  score: { value: Math.round(value * 100) / 100, unit },
  ...(goal !== undefined && { goal }),
})

function measureCheck({ limits }: Subject): Measured[] {
  const instructions = instructionsFor('Archive', '')
  const { faithful, faithfulWithheld, untrue, untruePassed } = judgeExamples(groundedExamples, instructions)
  const generated = judgeLies(groundedExamples, instructions)
  const lies = generated.count + untrue
  const own = [
    score(`Assistant: ${lies} lies that passed`, generated.passed.length + untruePassed.length, 'sentences', '0'),
    score(
      `Assistant: ${faithful} faithful sentences withheld`,
      (100 * faithfulWithheld.length) / faithful,
      '%',
      '≤ 5 %',
    ),
  ]
  if (!hasArchive) return own
  const texts = Array.from({ length: Math.min(articles, limits.items) }, (_, at) =>
    paragraphsOf(at)
      .filter((text) => text.length > 100)
      .slice(0, 5)
      .map((text) => ({ text })),
  ).flat()
  const real = judgeLies(texts, instructions)
  return [
    ...own,
    score(`Assistant: ${real.count} lies about real articles that passed`, real.passed.length, 'sentences'),
  ]
}

async function measureCalls(subject: Subject): Promise<Measured[]> {
  const { environment, limits } = subject
  const service = await startMessagesServer(() => ({ blocks: [] }))
  const port = await freePort()
  const backOffice = startProcess(
    {
      name: 'back office of the assistant',
      command: [next, 'start', 'cms', '-p', String(port)],
      environment: {
        ...process.env,
        ...environment,
        NODE_ENV: 'production',
        ANTHROPIC_API_KEY: 'sk-only-for-the-benchmark',
        ANTHROPIC_BASE_URL: service.url,
        ASSISTANT_ANSWERS_AT_ONCE: String(streams),
      },
      ready: { by: 'address', url: `http://127.0.0.1:${port}/api/health` },
      ...processLimits,
    },
    subject.screen.line,
  )
  try {
    await backOffice.ready
    await makeAssistant(subject)
    const questions = await questionsOf(subject.databaseUrl)
    const send = (question: string, signal?: AbortSignal) => sendQuestion(subject, port, question, signal)
    service.answer = (request) => verbatim(request, 2, 0)
    const declined = await countDeclined(send, Math.min(absent, limits.items))
    const first: number[] = []
    for (let at = 0; at < Math.min(single, limits.items); at += 1) {
      const time = await firstSentence(await send(questions[at % questions.length] ?? '', undefined))
      if (time !== null) first.push(time)
    }
    service.answer = (request) => verbatim(request, 12, pauseMs)
    const load = await measureLoad(send, questions, service.left, backOffice.pid, Math.min(streams, limits.items))
    return [
      score('Assistant: absent, declined', (100 * declined.declined) / declined.count, '%', '≥ 95 %'),
      ...(first.length > 0
        ? [{ what: 'Assistant: first sentence', milliseconds: summarize(first), goal: 'p95 ≤ 50 ms' }]
        : []),
      ...load,
    ]
  } finally {
    await backOffice.stop()
    await service.stop()
  }
}

/** A model that says what stands in its first passages, over and over. */
function verbatim({ passages }: SentRequest, blocks: number, pause: number): Script {
  const pieces = passages.flatMap(({ pieces: own, source }, index) => own.map((quote) => ({ index, quote, source })))
  return {
    pauseMs: pause,
    blocks: pieces
      .slice(0, blocks)
      .map(({ quote, ...rest }) => ({ text: `${quote.trim()}\n`, citations: [{ quote, ...rest }] })),
  }
}

async function makeAssistant({ cmsUrl }: Subject): Promise<void> {
  const editor = await signIn(cmsUrl, 'editor')
  const known = z.object({ totalDocs: z.number() }).parse(await editor.read(`/assistants?where[slug][equals]=${slug}`))
  if (known.totalDocs > 0) return
  const most = 1_000_000
  const limits = {
    readerHour: most,
    readerDay: most,
    totalHour: most,
    totalDay: most,
    readerDayDollars: most,
    hourDollars: most,
    dayDollars: most,
    retentionDays: 1,
  }
  await editor.create('assistants', { name: 'Benchmark', slug, isOn: true, model: 'claude-haiku-4-5', limits })
}

async function questionsOf(databaseUrl: string): Promise<string[]> {
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

let asked = 0

interface Sent {
  response: Response
  at: number
}

async function sendQuestion(subject: Subject, port: number, question: string, signal?: AbortSignal): Promise<Sent> {
  const request = { assistant: slug, messages: [{ role: 'user', content: question }] }
  asked += 1
  // Another reader each time: one of them is limited, and needs a proof with script.
  const value = { request, reader: `reader-of-the-benchmark-${asked}`, by: 'form' }
  const at = performance.now()
  const init = signedCall(chatPaths.send, value, subject.revalidateSecret, Date.now())
  const response = await fetch(`http://127.0.0.1:${port}${chatPaths.send}`, { ...init, ...(signal && { signal }) })
  if (response.status !== 200)
    throw new Error(`A question was answered with ${response.status}: ${await response.text()}`)
  return { response, at }
}

/** Returns the milliseconds until the first sentence of a model's answer; null for another answer. Reads it to its end. */
async function firstSentence({ at, response }: Sent, onFirst: () => void = () => {}): Promise<number | null> {
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

async function countDeclined(send: (question: string) => Promise<Sent>, count: number) {
  let declined = 0
  for (let at = 0; at < count; at += 1) {
    const { response } = await send(`Why did Quorvix Zandelmoor ${at} sell the Threnodyne ${at} to Bxelplatz Holdings?`)
    const parts = chatPartsOf(await response.text())
    if (parts.some((part) => part.type === 'kind' && part.kind === 'unknown')) declined += 1
  }
  return { count, declined }
}

async function measureLoad(
  send: (question: string, signal?: AbortSignal) => Promise<Sent>,
  questions: readonly string[],
  leftUpstream: readonly number[],
  pid: number | undefined,
  count: number,
): Promise<Measured[]> {
  const before = memoryOf(pid)
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 100)
  const left: number[] = []
  const known = leftUpstream.length
  const times = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const leaving = new AbortController()
      const isLeaving = at % 5 === 0
      const sent = await send(questions[at % questions.length] ?? '', leaving.signal)
      return firstSentence(sent, () => {
        if (!isLeaving) return
        left.push(performance.now())
        leaving.abort()
      }).catch((error: unknown) => {
        if (leaving.signal.aborted) return null
        throw error
      })
    }),
  )
  // The last readers to leave are seen by the service a moment later.
  for (let waited = 0; leftUpstream.length - known < left.length && waited < 50; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  clearInterval(watching)
  const waits = waitsOf(left, leftUpstream.slice(known))
  const first = times.filter((time) => time !== null)
  return [
    ...(first.length > 0
      ? [{ what: `Assistant: first sentence, ${count} streams`, milliseconds: summarize(first) }]
      : []),
    ...(waits.length > 0
      ? [
          {
            what: 'Assistant: streams, left until the model is, too',
            milliseconds: summarize(waits),
            goal: '≤ 1,000 ms',
          },
        ]
      : []),
    score(`Assistant: streams, memory for ${count}`, (most - before) / 2 ** 20, 'MB'),
  ]
}

/** Returns the milliseconds from each reader who left to the end of a call; an answer that was complete by then has none. */
function waitsOf(left: readonly number[], ended: readonly number[]): number[] {
  const readers = left.toSorted((one, other) => one - other)
  return ended
    .toSorted((one, other) => one - other)
    .flatMap((at) => {
      const before = readers[0]
      if (before === undefined || before > at) return []
      readers.shift()
      return [at - before]
    })
}

/** Returns the bytes of memory that a process holds; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  const path = `/proc/${pid}/status`
  if (pid === undefined || !existsSync(path)) return 0
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) * 1024
}
