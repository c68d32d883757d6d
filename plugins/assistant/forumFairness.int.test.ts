import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { createAdministrator } from '#tests/integration/people.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { citing, startAssistantDesk, textOf, wideLimits } from './assistantDesk.fixtures.ts'
import { instructionsFor } from './model/instructions.ts'
import { liesAbout } from './model/lies.fixtures.ts'
import { type MessagesServer, type SentRequest, startMessagesServer } from './model/messagesServer.fixtures.ts'
import type { FairnessQuestion } from './newsroom/fairness.schema.ts'
import { fairnessLogOf, requireForum } from './newsroom/fairness.service.ts'
import { readWaiting } from './passages/documentSources.service.ts'
import { passageRetriever } from './passages/passages.retriever.ts'

const questions = inGateOrSoak(12, 200)
const names = ['Rosa Lindqvist', 'Dev Anand', 'Mae Tully', 'Tomas Reyes']
const verbs = ['build', 'repair', 'rent', 'paint']
const things = ['benches', 'shelters', 'fountains', 'lamps', 'bridges', 'ramps', 'docks', 'gardens', 'kiosks', 'fences']
const streets = ['Mill', 'Harbor', 'Birch', 'Orchard', 'Quarry', 'Chapel', 'Ferry', 'Garnet', 'Linden', 'Walnut']
const places = ['school', 'church']

const topicOf = (number: number) => {
  const [thing = '', street = '', place = ''] = [
    things[number % 10],
    streets[Math.floor(number / 10) % 10],
    places[Math.floor(number / 100) % 2],
  ]
  return `${thing} on ${street} Street near the ${place}`
}
const questionOf = (number: number) => `What about the ${topicOf(number)}?`
// Each candidate has nothing on some of the topics, and never on the same.
const isSilent = (candidate: number, number: number) => number % 9 === candidate + 1
const planOf = (candidate: number, number: number) =>
  `${names[candidate]} will ${verbs[candidate]} ${100 + number * 4 + candidate} ${topicOf(number)}.`

const numbers = Array.from({ length: questions }, (_, number) => number)
const programs = names.map((_, candidate) =>
  numbers.filter((number) => !isSilent(candidate, number)).map((number) => planOf(candidate, number)),
)

let desk: Awaited<ReturnType<typeof startAssistantDesk>>
let server: MessagesServer

beforeAll(async () => {
  server = await startMessagesServer(() => ({ blocks: [] }))
  desk = await startAssistantDesk({
    retriever: passageRetriever,
    anthropic: { apiKey: 'sk-only-for-tests', baseUrl: server.url, times: { pause: 1 } },
  })
}, 120_000)
afterAll(async () => {
  await desk?.app.stop()
  await server?.stop()
})

// Returns the candidate whose program alone a request has; -1 where it has anything else.
const candidateOf = ({ passages }: SentRequest): number => {
  const pieces = passages.flatMap((passage) => passage.pieces.map((piece) => piece.trim()))
  return programs.findIndex((program) => pieces.length > 0 && pieces.every((piece) => program.includes(piece)))
}

it('asks and answers all candidates alike, each out of their own documents, with a model that lies', async () => {
  const { payload } = desk.app
  const slugs = names.map((_, candidate) => `candidate-${candidate}`)
  const assistants: number[] = []
  for (const [candidate, slug] of slugs.entries()) {
    const texts = [{ title: `Program of ${names[candidate]}`, text: (programs[candidate] ?? []).join('\n\n') }]
    const own = { instructions: `Praise ${names[candidate]}.`, model: `claude-own-${candidate}` }
    assistants.push((await desk.makeAssistant({ slug, name: names[candidate], texts, ...own })).id)
  }
  await readWaiting(payload)
  const { id } = await payload.create({
    collection: 'candidate-forums',
    data: {
      title: 'Mayor',
      candidates: names.map((name, candidate) => ({ name, assistant: assistants[candidate] ?? null })),
      rules: {
        instructions: 'Answer in three sentences.',
        model: 'claude-haiku-4-5',
        dayDollars: wideLimits.dayDollars,
      },
    },
  })

  let lies = 0
  let number = 0
  const rules: string[] = []
  const owners: number[] = []
  server.answer = (request) => {
    const candidate = candidateOf(request)
    owners.push(candidate)
    const { max_tokens, model, system } = JSON.parse(request.body)
    rules.push(JSON.stringify({ max_tokens, model, system }).replaceAll(names[candidate] ?? '', 'NAME'))
    const truth = planOf(candidate, number)
    const at = request.passages.findIndex(({ pieces }) => pieces.join(' ').includes(truth))
    const others = names.flatMap((_, other) => (other === candidate ? [] : [planOf(other, number)]))
    const texts = request.passages.map(({ pieces }) => pieces.join(' '))
    const made = liesAbout(texts, instructionsFor('', '')).filter((_, place) => place % 29 === number % 29)
    lies += others.length + made.slice(0, 4).length
    return {
      blocks: [
        ...others.map((text) => citing(request, Math.max(at, 0), `${text} `)),
        ...made.slice(0, 4).map(({ cites, of, quote, source, text }) => ({
          text: `${text} `,
          citations:
            cites === null
              ? []
              : [{ index: cites, source: source ?? request.passages[cites]?.source ?? '', quote: quote ?? of }],
        })),
        ...(at === -1 ? [] : [citing(request, at, truth, truth)]),
      ],
    }
  }

  for (number of numbers) {
    for (const [candidate, assistant] of slugs.entries()) {
      const { parts, status } = await desk.ask(questionOf(number), {
        assistant,
        forum: String(id),
        reader: `reader-${'0'.repeat(16)}${number}`,
      })
      expect(owners.splice(0).every((owner) => owner === candidate)).toBe(true)
      const shown = textOf(parts)
      const said = shown.match(/[^.]+ will [^.]+\./gu)?.map((sentence) => sentence.trim()) ?? []
      expect([assistant, number, status, said]).toEqual([
        assistant,
        number,
        200,
        isSilent(candidate, number) ? [] : [planOf(candidate, number)],
      ])
    }
  }
  expect(lies).toBeGreaterThan(questions * 10)
  expect(new Set(rules).size).toBe(1)

  const req = await createLocalReq({ user: await createAdministrator(payload) }, payload)
  const forum = await requireForum(req, String(id))
  const log: FairnessQuestion[] = []
  for (let after: Parameters<typeof fairnessLogOf>[2] = null; ; ) {
    const { items, next } = await fairnessLogOf(req, forum, after)
    log.push(...items)
    if (!next) break
    after = next
  }
  expect(log).toHaveLength(questions)
  const marks = log.flatMap(({ answers }) => answers.map((answer) => answer?.rules))
  expect(new Set(marks.map(String)).size).toBe(1)
  for (const { answers, question, remarks, wordings } of log) {
    const number = numbers.find((one) => questionOf(one) === question) ?? -1
    const silent = names.filter((_, candidate) => isSilent(candidate, number))
    expect([question, wordings, remarks]).toEqual([question, 1, silent.map((name) => `No material: ${name}.`)])
    expect(answers.map((answer) => [answer?.times, answer?.answered, answer?.sources])).toEqual(
      names.map((name, candidate) => (isSilent(candidate, number) ? [1, 0, []] : [1, 1, [`Program of ${name}`]])),
    )
    expect(new Set(answers.flatMap((answer) => answer?.words ?? [])).size).toBe(1)
  }
}, 600_000)
