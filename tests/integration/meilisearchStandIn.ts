import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { json, type StandIn, type StandInAnswer, startStandIn } from './standInServer.ts'

/** A server that speaks as much of Meilisearch's documented API as the adapter uses, with its documents in memory. */
export interface MeilisearchStandIn {
  server: StandIn
  documents: Map<string, Record<string, unknown>>
  /** Settings of the index; null without an index. */
  settings: () => Record<string, unknown> | null
  /** Gives the index other settings, such as an earlier version gave it. */
  setSettings: (settings: Record<string, unknown>) => void
  /** Answers instead of the engine, until it is null again. */
  fault: StandInAnswer | null
  /** State in which tasks end. */
  taskState: 'succeeded' | 'failed'
}

export const standInKey = 'a-key-of-meilisearch'

const query = z.object({
  indexUid: z.literal('citydesk'),
  q: z.string(),
  matchingStrategy: z.literal('all'),
  filter: z.array(z.string()),
  sort: z.array(z.string()).optional(),
  page: z.number().optional(),
  hitsPerPage: z.number().optional(),
  facets: z.array(z.string()).optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
})
type Query = z.output<typeof query>
type Document = Record<string, unknown>

export async function startMeilisearch(): Promise<MeilisearchStandIn> {
  let settings: Record<string, unknown> | null = null
  let tasks = 0
  const documents = new Map<string, Document>()
  const engine: MeilisearchStandIn = {
    server: await startStandIn((req, res, url) => (engine.fault ?? answer)(req, res, url)),
    documents,
    settings: () => settings,
    setSettings: (other) => {
      settings = other
    },
    fault: null,
    taskState: 'succeeded',
  }

  const accepted = () => {
    tasks += 1
    return json({ taskUid: tasks, indexUid: 'citydesk', status: 'enqueued', type: 'any' }, 202)
  }
  const notFound = (code: string) => json({ message: 'It is not found.', code, type: 'invalid_request', link: '' }, 404)

  const answerTo = (method: string, path: string, body: unknown): StandInAnswer => {
    if (path === '/indexes' && method === 'POST') {
      z.object({ uid: z.literal('citydesk'), primaryKey: z.literal('key') }).parse(body)
      settings ??= {}
      return accepted()
    }
    if (path.startsWith('/tasks/')) return json({ uid: tasks, status: engine.taskState, error: null })
    if (!settings) return notFound('index_not_found')
    if (path === '/indexes/citydesk' && method === 'GET') return json({ uid: 'citydesk', primaryKey: 'key' })
    if (path === '/indexes/citydesk/settings' && method === 'PATCH') {
      settings = { ...settings, ...z.record(z.string(), z.unknown()).parse(body) }
      return accepted()
    }
    if (path === '/indexes/citydesk/settings/searchable-attributes' && method === 'GET')
      return json(settings.searchableAttributes ?? ['*'])
    if (path === '/indexes/citydesk/documents' && method === 'POST') {
      const given = z.array(z.record(z.string(), z.unknown())).parse(body)
      if (engine.taskState === 'succeeded') for (const one of given) documents.set(z.string().parse(one.key), one)
      return accepted()
    }
    if (path === '/indexes/citydesk/documents/delete-batch' && method === 'POST') {
      for (const key of z.array(z.string()).parse(body)) documents.delete(key)
      return accepted()
    }
    if (path === '/multi-search' && method === 'POST') {
      const { queries } = z.object({ queries: z.array(query) }).parse(body)
      return json({ results: queries.map((search) => found(search, [...documents.values()])) })
    }
    return notFound('not_found')
  }

  const answer: StandInAnswer = (req, res, url) => {
    if (req.headers.authorization !== `Bearer ${standInKey}`) {
      return json({ message: 'The provided API key is invalid.', code: 'invalid_api_key' }, 403)(req, res, url)
    }
    void bodyOf(req).then((body) => answerTo(req.method ?? '', url.pathname, body)(req, res, url), failWith(res))
  }
  return engine
}

const failWith = (res: ServerResponse) => (error: unknown) => res.writeHead(400).end(String(error))

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  return parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : undefined
}

// Words and phrases, each with a hyphen before it when it must not occur.
const terms = /(?<not>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu

// Finds documents that have all words and phrases of a search, as Meilisearch does without its tolerance of typos.
function found(search: Query, documents: readonly Document[]) {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const asWritten = [...search.q.matchAll(terms)].flatMap(({ groups: { not, phrase, word } = {} }) => {
    const text = wordsOf(phrase ?? word ?? '')
    return text ? [{ text, isExcluded: not === '-' }] : []
  })
  const words = asWritten.flatMap(({ text, isExcluded }) => (isExcluded ? [] : [text]))
  const textOf = ({ title, dek, byline, body }: Document) => wordsOf(`${title} ${dek} ${byline} ${body}`)
  const hits = documents.filter(
    (document) =>
      asWritten.every(({ text, isExcluded }) => textOf(document).includes(text) !== isExcluded) &&
      search.filter.every(isMetBy(document)),
  )
  if (search.facets) {
    const distribution = search.facets.map((name) => [name, countsOf(hits.flatMap((hit) => [hit[name] ?? []].flat()))])
    return { hits: [], facetDistribution: Object.fromEntries(distribution), estimatedTotalHits: hits.length }
  }
  if (search.sort?.includes('publishedAt:desc')) {
    hits.sort((one, other) => Number(other.publishedAt ?? 0) - Number(one.publishedAt ?? 0))
  }
  const { page = 1, hitsPerPage = 20, highlightPreTag: start = '', highlightPostTag: end = '' } = search
  const marked = (text: unknown) =>
    words.reduce((before, word) => before.replace(new RegExp(word, 'giu'), `${start}$&${end}`), String(text))
  return {
    hits: hits
      .slice((page - 1) * hitsPerPage, page * hitsPerPage)
      .map(({ kind, id, body }) => ({ kind, id, _formatted: { kind, id: String(id), body: marked(body) } })),
    totalHits: hits.length,
    page,
    hitsPerPage,
  }
}

function countsOf(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values.map(String)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

// Returns whether a document meets a filter such as "publishedAt >= 12".
const isMetBy = (document: Document) => (filter: string) => {
  const [, name = '', operator, value = ''] = /^(\w+) (=|>=|<=|<) (\S+)$/u.exec(filter) ?? []
  const own = [document[name] ?? []].flat()
  if (operator === '=') return own.map(String).includes(value)
  const [number, bound] = [Number(own[0]), Number(value)]
  if (operator === '>=') return number >= bound
  if (operator === '<=') return number <= bound
  return operator === '<' && number < bound
}
