import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chatPaths } from '#contract/chat.schema.ts'
import { mayoralForum } from '#scripts/demo/assistants.content.ts'
import { startAssistantDesk, textOf } from '../assistantDesk.fixtures.ts'
import { takeText } from './document.take.ts'
import { answerByExtract } from './extract.answer.ts'
import { passageRetriever } from './passages.retriever.ts'

const { candidates } = mayoralForum
const firstNames = candidates.map(({ name }) => name.split(' ')[0] ?? '')
let desk: Awaited<ReturnType<typeof startAssistantDesk>>
let forum: string

// Returns the program of a candidate of the demo paper as a text, with its headings.
async function programOf(document: string): Promise<string> {
  const file = new URL(`../../../scripts/demo/files/${document}.pdf`, import.meta.url)
  const { paragraphs } = await takeText(await readFile(file), 'application/pdf')
  return paragraphs.map(({ heading, text }) => `${heading}\n\n${text}`).join('\n\n')
}

beforeAll(async () => {
  desk = await startAssistantDesk({ retriever: passageRetriever, answerByExtract })
  const made = []
  for (const { document, name, slug } of candidates) {
    const texts = [{ title: `${name}: program`, text: await programOf(document) }]
    made.push({ name, assistant: (await desk.makeAssistant({ slug, name, texts })).id })
  }
  const data = { title: 'Mayor', candidates: made }
  forum = String((await desk.app.payload.create({ collection: 'candidate-forums', data })).id)
}, 120_000)
afterAll(() => desk?.app.stop())

// Asks a candidate questions in one conversation. Returns the last answer with the number of its sources.
async function ask(firstName: string, questions: readonly string[]) {
  const candidate = candidates[firstNames.indexOf(firstName)]
  let threadId: string | null = null
  let answer = { text: '', sources: 0 }
  for (const question of questions) {
    const sent = await desk.ask(question, { assistant: candidate?.slug ?? '', forum, threadId })
    threadId = sent.threadId
    answer = { text: textOf(sent.parts), sources: sent.parts.filter(({ type }) => type === 'source').length }
  }
  return answer
}

const nothing = 'There is nothing from'

describe('a candidate is quoted', () => {
  it.each([
    ['Do you support the library levy?', 'Marisol', 'I support the library levy, as long as it ends'],
    ['Do you support the library levy?', 'Gideon', 'I support the library levy without a time limit'],
    ['Do you support the library levy?', 'Ramona', 'I oppose the library levy'],
    ['Do you support the library levy?', 'Dev', 'I oppose the library levy'],
    ['Does Okonjo support the library levy?', 'Dev', 'I oppose the library levy'],
    ['does dev okonjo support the library levy', 'Dev', 'I oppose the library levy'],
    ['Where do you stand on the harbor bond?', 'Dev', 'I am against the harbor bond as it is written.'],
    ['Is Mr. Okonjo against the bond?', 'Dev', 'I am against the harbor bond as it is written.'],
    ['What is your position on short-term rentals?', 'Gideon', 'I support the cap of 180 on short-term rentals'],
    ['Do you oppose the cannery homes?', 'Dev', 'I would have voted against the cannery plan'],
    ['How would you fix Pilot Street?', 'Marisol', 'I would pay for the Pilot Street drain out of the reserve'],
    ['Would you raise the property tax?', 'Marisol', 'I would leave the property tax alone for four years.'],
    ['Do you want a bus for students?', 'Gideon', 'would run a city bus at 8:15'],
    ['How will you help small businesses on Front Street?', 'Dev', 'I would cut the business license'],
    ['How much does the hoist cost?', 'Dev', 'I would build the hoist alone, for $2.3 million'],
    ['How much would the drain cost me per month?', 'Ramona', 'at about $14 a year for a household'],
    ['bond yes or no', 'Gideon', 'I support the bond, if the wash-down pad is built first'],
    ['How high should the reserve be?', 'Ramona', 'I would keep the reserve above $4 million'],
    ['what will you do about rent', 'Marisol', 'I would not raise the permit fee for rentals'],
    ['How would you save money?', 'Marisol', 'The city can save $90,000 a year'],
    ['building permits take forever, what will you do', 'Ramona', 'answer a building permit within 30 days'],
    ['Mr. Okonjo, why are you against the bond?', 'Dev', 'I am against the harbor bond as it is written.'],
    ['Do you support the levy? What about the bond? And the rental cap?', 'Ramona', 'I support the harbor bond'],
    ['Drain? Levy? Bond?', 'Dev', 'I am against the harbor bond as it is written.'],
  ])('where the program says it in other words: “%s” (%s)', async (question, firstName, quote) => {
    const { sources, text } = await ask(firstName, [question])
    expect(text).toContain(quote)
    expect(text).not.toContain(nothing)
    expect(sources).toBeGreaterThan(0)
  })

  it.each(firstNames)('by the section that the question is about, and never by its heading (%s)', async (firstName) => {
    for (const question of ['What would you do about housing?', 'What are your plans for the harbor?']) {
      const { sources, text } = await ask(firstName, [question])
      expect(text).not.toContain('On ')
      expect(sources).toBe(4)
    }
  })

  it('in a follow-up about another subject, and in one that asks for the reason', async () => {
    const earlier = ['Do you support the library levy?', 'How will you pay for the drain?']
    const dock = await ask('Marisol', [...earlier, 'And what about the fuel dock?'])
    expect(dock.text).toContain('I want the fuel dock open at night from November to March.')
    const housing = await ask('Dev', [...earlier, 'And housing?'])
    expect(housing.text).toContain('212 homes at once are too many')
    const why = await ask('Marisol', ['Do you support the harbor bond?', 'Why?'])
    expect(why.text).toContain('because without a hoist the fleet will haul out elsewhere')
  })
})

describe('a candidate is not quoted with what is beside the point', () => {
  it.each([
    ['How will you pay for the drain?', 'Ramona', 'library levy'],
    ['Should the library be open Sundays?', 'Gideon', 'later start'],
    ['Who should fix the jetty and who pays?', 'Gideon', 'Garrow'],
    ['How much does the hoist cost?', 'Ramona', '$38,000'],
  ])('“%s” (%s)', async (question, firstName, quote) => {
    expect((await ask(firstName, [question])).text).not.toContain(quote)
  })

  it('as an answer, where a place is in the program and what is asked about is not', async () => {
    const { text } = await ask('Marisol', ['What would you do about traffic on Pilot Street?'])
    expect(text).toContain('There is nothing from Marisol Trent on exactly this question.')
  })
})

describe('a candidate has nothing', () => {
  it.each([
    ['Will there be zeppelins?', 'Dev'],
    ['What will you do about crime?', 'Marisol'],
    ['What will you do for teachers?', 'Ramona'],
    ['Does Okonjo support the library levy?', 'Marisol'],
    ['Do you believe in God?', 'Gideon'],
  ])('on “%s” (%s), and no document is offered as a story', async (question, firstName) => {
    const { sources, text } = await ask(firstName, [question])
    expect(text).toMatch(/^There is nothing from [\p{L} ]+ on this question\.$/u)
    expect(sources).toBe(0)
  })

  it('on exactly a question, and is quoted with what comes closest', async () => {
    const { sources, text } = await ask('Marisol', ['How do you want to make housing more affordable?'])
    expect(text).toMatch(
      /^There is nothing from Marisol Trent on exactly this question\. What comes closest in Marisol Trent’s own words:/u,
    )
    expect(text).toContain('I would let the cannery homes go ahead')
    expect(sources).toBe(2)
  })

  it('on one of two questions, which says nothing of the other', async () => {
    const { text } = await ask('Ramona', ['Should the jetty be repaired, and who pays?'])
    expect(text).toContain('Dredging without a sound jetty is money thrown into the sea.')
    expect(text).toContain('There is nothing from Ramona Kilcrease on “who pays?”.')
    expect(text).not.toContain('library levy')
  })
})

it('that was withdrawn is not quoted again, in other words of the question either', async () => {
  const { payload } = desk.app
  const [assistant] = candidates.flatMap(({ name, slug }) => (name === 'Dev Okonjo' ? [slug] : []))
  const { threadId } = await desk.ask('What do you say of the levy?', { assistant: assistant ?? '', forum })
  const request = { threadId, answer: 0, reason: 'wrong', details: '', email: null }
  expect((await desk.call(chatPaths.report, { report: request })).status).toBe(200)
  const { docs } = await payload.find({ collection: 'answer-reports', limit: 1, sort: '-id' })
  const id = docs[0]?.id ?? 0
  const decide = (decision: 'withdrawn' | 'left') =>
    payload.update({ collection: 'answer-reports', id, data: { decision } })
  await decide('withdrawn')
  const withheld = 'Our newsroom has withdrawn its answer to this question.'
  for (const question of ['What do you say of the levy?', 'Do you oppose the levy?'])
    expect((await ask('Dev', [question])).text).toBe(withheld)
  expect((await ask('Dev', ['Will there be zeppelins?'])).text).toContain(nothing)
  await decide('left')
  expect((await ask('Dev', ['Do you oppose the levy?'])).text).toContain('I oppose the library levy')
})
