import { chatPartsOf } from '#contract/chatText.ts'
import { groundedExamples } from '#plugins/assistant/grounding/faithful.fixtures.ts'
import { judgeExamples, judgeLies } from '#plugins/assistant/grounding/groundingJudge.fixtures.ts'
import { instructionsFor } from '#plugins/assistant/model/instructions.ts'
import { type MessagesServer, startMessagesServer } from '#plugins/assistant/model/messagesServer.fixtures.ts'
import { next, processLimits } from '#scripts/start/newsroomPlans.ts'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'
import { firstSentence, makeAssistant, questionsOf, type Sent, sendQuestion, verbatim } from './assistantCalls.ts'
import { measureLoad } from './assistantLoad.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { summarize } from './statistics.ts'
import { hasArchive, paragraphsOf } from './story.factory.ts'

const streams = 200
const single = 100
const absent = 200
// Real articles whose paragraphs are lied about.
const articles = 40
// Milliseconds of a model between two sentences, while readers leave.
const pauseMs = 1_000
// Answers of which the time of a sentence is taken, and milliseconds of a model for a word: about 70 a second.
const held = 30
const wordMs = 14

/** Measures the check of answers with a lying model, and the calls of readers with one that answers at once. */
export const assistant: Measure = {
  name: 'assistant',
  rows: 8,
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
    service.answer = (request) => verbatim(request, { blocks: 2 })
    const declined = await countDeclined(send, Math.min(absent, limits.items))
    const first: number[] = []
    for (let at = 0; at < Math.min(single, limits.items); at += 1) {
      const time = await firstSentence(await send(questions[at % questions.length] ?? '', undefined))
      if (time !== null) first.push(time)
    }
    service.answer = (request) => verbatim(request, { blocks: 1, wordMs })
    const holding = await measureHolding(send, questions, service.blocks, Math.min(held, limits.items))
    service.answer = (request) => verbatim(request, { blocks: 12, pauseMs })
    const load = await measureLoad(send, questions, service.left, backOffice.pid, Math.min(streams, limits.items))
    return [
      score('Assistant: absent, declined', (100 * declined.declined) / declined.count, '%', '≥ 95 %'),
      ...(first.length > 0
        ? [{ what: 'Assistant: first sentence', milliseconds: summarize(first), goal: 'p95 ≤ 50 ms' }]
        : []),
      ...holding,
      ...load,
    ]
  } finally {
    await backOffice.stop()
    await service.stop()
  }
}

// Measures what a reader waits because a text block is held until it is complete, citations and all: from its first
// word at the model to the reader, and how much of that is the product's own time after its end.
async function measureHolding(
  send: (question: string) => Promise<Sent>,
  questions: readonly string[],
  written: MessagesServer['blocks'],
  count: number,
): Promise<Measured[]> {
  const fromBegin: number[] = []
  const fromEnd: number[] = []
  for (let at = 0; at < count; at += 1) {
    const known = written.length
    const sent = await send(`Please: ${questions[at % questions.length]}`)
    const shown = await firstSentence(sent)
    const block = written[known]
    if (shown === null || !block) continue
    fromBegin.push(sent.at + shown - block.began)
    fromEnd.push(sent.at + shown - block.ended)
  }
  if (fromBegin.length === 0) return []
  return [
    { what: 'Assistant: a sentence, from its first word at the model', milliseconds: summarize(fromBegin) },
    { what: '  of that, after its text block was complete', milliseconds: summarize(fromEnd), goal: 'p95 ≤ 50 ms' },
  ]
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
