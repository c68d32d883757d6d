import { Client } from 'pg'
import { z } from 'zod'
import { expectOk } from './httpCall.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { type KnownItem, knownItemsOf } from './search.fill.ts'
import { summarize } from './statistics.ts'
import { archivedTexts, hasArchive } from './story.factory.ts'
import { randomNumbers } from './texts.chain.ts'

const goal = 'p95 ≤ 50 ms at 100,000 posts'
const mostRounds = 30
// Searches of each kind that come before all measured ones: a server runs for days, and Node compiles what it does often.
const warmingUp = 10
const mostKnown = 300
const wordsPerQuery = 5
const resultsCounted = 10

const answer = z.object({
  hits: z.array(z.object({ kind: z.string(), post: z.object({ id: z.string() }).optional() })),
  suggestion: z.string().nullable(),
})

/** Measures searches of readers over HTTP, as the reader site sends them: the time of each kind, and recall. */
export const searching: Measure = {
  name: 'search',
  rows: 13,
  run: async (subject) => {
    const rounds = Math.min(mostRounds, subject.limits.rounds)
    const measured: Measured[] = []
    const kinds = await kindsOf(subject)
    for (const [, queries] of kinds) {
      const first = queries.slice(mostRounds).slice(0, subject.limits.rounds)
      for (const query of first) await ask(subject, query)
    }
    for (const [what, queries] of kinds) {
      const times: number[] = []
      for (const query of queries.slice(0, rounds)) {
        const begin = performance.now()
        await ask(subject, query)
        times.push(performance.now() - begin)
      }
      measured.push({ what: `Search, ${what}`, milliseconds: summarize(times), goal })
    }
    return [...measured, ...(hasArchive ? await recallOf(subject) : [])]
  },
}

type Query = Record<string, string>

async function ask({ cmsUrl }: Subject, query: Query): Promise<z.output<typeof answer>> {
  const { body } = await expectOk(`${cmsUrl}/api/reader/search?${new URLSearchParams(query)}`)
  return answer.parse(JSON.parse(body.toString()))
}

async function kindsOf(subject: Subject): Promise<readonly (readonly [string, Query[]])[]> {
  const random = randomNumbers(7)
  const counts = await documentCounts(subject)
  const stories = archivedTexts().length
  const between = (least: number, most: number) => {
    const words = [...counts].filter(([, count]) => count >= least * stories && count <= most * stories)
    return () => words[random(words.length)]?.[0] ?? 'council'
  }
  const [frequent, usual, rare] = [between(0.3, 1), between(0.03, 0.1), between(0, 0.01)]
  const many = (make: () => Query): Query[] => Array.from({ length: mostRounds + warmingUp }, make)
  const pair = pairsOf(random)
  const section = await firstSection(subject)
  return [
    ['a frequent word', many(() => ({ q: frequent() }))],
    ['a usual word', many(() => ({ q: usual() }))],
    ['a rare word', many(() => ({ q: rare() }))],
    ['two frequent words', many(() => ({ q: `${frequent()} ${frequent()}` }))],
    ['three words', many(() => ({ q: `${frequent()} ${usual()} ${usual()}` }))],
    ['a frequent word, by date', many(() => ({ q: frequent(), sort: 'date' }))],
    ['a frequent word, page 10', many(() => ({ q: frequent(), page: '10' }))],
    ['a frequent word in a section', many(() => ({ q: frequent(), section }))],
    ['a usual word of the past year', many(() => ({ q: usual(), from: dayBefore(365) }))],
    ['two words that follow each other', many(() => ({ q: `"${pair()}"` }))],
    ['two frequent words as a phrase', many(() => ({ q: `"${frequent()} ${frequent()}"` }))],
    ['a word without another', many(() => ({ q: `${usual()} -${frequent()}` }))],
    ['all without a word', many(() => ({ q: `-${frequent()}` }))],
    ['a misspelled word', many(() => ({ q: misspelled(usual(), random) }))],
  ]
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/\p{L}{5,}/gu)
    ?.slice() ?? []

async function documentCounts(subject: Subject): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { paragraphs } of archivedTexts()) {
    for (const word of new Set(wordsIn(paragraphs.join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const ignored = await withClient(subject, (client) =>
    client.query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) AS word WHERE numnode(plainto_tsquery('search.english', word)) = 0`,
      [[...counts.keys()]],
    ),
  )
  for (const { word } of ignored.rows) counts.delete(word)
  return counts
}

async function withClient<Result>(
  { databaseUrl }: Subject,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

function pairsOf(random: (below: number) => number): () => string {
  const bodies = archivedTexts().map(({ paragraphs }) => paragraphs.join(' ').match(/\p{L}{5,} \p{L}{5,}/gu) ?? [])
  const pairs = bodies.flatMap((body) => body.slice())
  return () => pairs[random(pairs.length)] ?? 'city council'
}

async function firstSection({ cmsUrl }: Subject): Promise<string> {
  const { body } = await expectOk(`${cmsUrl}/api/sections?limit=1&depth=0&select[slug]=true`)
  const { docs } = z.object({ docs: z.array(z.object({ slug: z.string() })) }).parse(JSON.parse(body.toString()))
  return docs[0]?.slug ?? ''
}

// Looks for stories by what a reader remembers: some words of one paragraph, none of them in the headline. A story
// counts as found among the first results; with a typo, after the suggestion was taken.
async function recallOf(subject: Subject): Promise<Measured[]> {
  const known = await withClient(subject, knownItemsOf)
  const random = randomNumbers(11)
  const cases = known
    .map((item) => ({ item, words: rememberedWords(item, random) }))
    .filter(({ words }) => words.length === wordsPerQuery)
    .slice(0, Math.min(mostKnown, subject.limits.items))
  const found = { exact: 0, typo: 0 }
  for (const { item, words } of cases) {
    if (await isFound(subject, item, words.join(' '))) found.exact += 1
    const [first = '', ...others] = words
    if (await isFound(subject, item, [misspelled(first, random), ...others].join(' '))) found.typo += 1
  }
  const shareOf = (count: number) => ({
    value: Math.round((count / cases.length) * 1000) / 1000,
    unit: `of ${cases.length}`,
  })
  return [
    { what: 'Search, stories found by five words of a paragraph', score: shareOf(found.exact), goal: '≥ 0.95' },
    { what: 'Search, the same with a typo', score: shareOf(found.typo), goal: '≥ 0.75' },
  ]
}

function rememberedWords({ text }: KnownItem, random: (below: number) => number): string[] {
  const masked = new Set(wordsIn(text.title).map((word) => word.slice(0, 5)))
  const paragraphs = text.body
    .split('\n')
    .map((paragraph) => [...new Set(wordsIn(paragraph))].filter((word) => !masked.has(word.slice(0, 5))))
    .filter((words) => words.length >= wordsPerQuery)
  const words = paragraphs[random(paragraphs.length)] ?? []
  return Array.from(
    { length: Math.min(wordsPerQuery, words.length) },
    () => words.splice(random(words.length), 1)[0] ?? '',
  )
}

async function isFound(subject: Subject, { id }: KnownItem, q: string): Promise<boolean> {
  const { hits, suggestion } = await ask(subject, { q })
  const isAmong = ({ hits }: z.output<typeof answer>) =>
    hits.slice(0, resultsCounted).some(({ post }) => post?.id === id)
  if (isAmong({ hits, suggestion })) return true
  return suggestion !== null && isAmong(await ask(subject, { q: suggestion }))
}

// Returns a word with one letter doubled, left out, replaced, or in the place of its neighbour; the first one stays.
function misspelled(word: string, random: (below: number) => number): string {
  const place = 1 + random(word.length - 2)
  const [before, letter = '', next = '', after] = [
    word.slice(0, place),
    word[place],
    word[place + 1],
    word.slice(place + 2),
  ]
  const forms = [
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${after}`,
    `${before}${letter === 'e' ? 'a' : 'e'}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]
  return forms[random(forms.length)] ?? word
}
