/** MultiHop-RAG (arXiv 2401.15391): questions about two to four news reports, in the JSON of its authors. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { RetrievalStory } from './retrievalStories.ts'

// A folder with `corpus.json` and `MultiHopRAG.json`.
const folder = process.env.MULTIHOP_RAG ?? ''

const corpus = z.array(z.object({ title: z.string().min(1), published_at: z.string(), body: z.string() }))

const queries = z.array(
  z.object({
    query: z.string(),
    question_type: z.string(),
    evidence_list: z.array(z.object({ fact: z.string() })),
  }),
)

export interface MultiHopQuestion {
  question: string
  facts: string[]
}

export interface MultiHop {
  stories: RetrievalStory[]
  questions: MultiHopQuestion[]
}

/** Reads the reports and the questions that have evidence in them. @throws where a file has another form */
export function readMultiHop(reports: unknown, cases: unknown): MultiHop {
  return {
    stories: corpus.parse(reports).map(({ title, published_at, body }) => ({
      headline: title,
      paragraphs: body
        .split(/\n+/u)
        .map((text) => text.trim())
        .filter(Boolean),
      publishedAt: new Date(published_at).toISOString(),
    })),
    questions: queries
      .parse(cases)
      .filter(({ question_type }) => question_type !== 'null_query')
      .map(({ query, evidence_list }) => ({ question: query, facts: evidence_list.map(({ fact }) => fact) })),
  }
}

/** Returns the reports and questions where they are at hand, and otherwise null. */
export function multiHopAtHand(): MultiHop | null {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return folder && existsSync(join(folder, 'corpus.json'))
    ? readMultiHop(read('corpus.json'), read('MultiHopRAG.json'))
    : null
}

const bare = (text: string): string => text.replace(/\s+/gu, '')

/** Returns the place, from 1, of the first passage that has a fact word for word; null for none. White space is ignored. */
export function rankOf(passages: readonly string[], { facts }: MultiHopQuestion): number | null {
  const sought = facts.map(bare)
  const place = passages.findIndex((passage) => sought.some((fact) => bare(passage).includes(fact)))
  return place === -1 ? null : place + 1
}

export interface MultiHopFigures {
  questions: number
  hitsAt10: number
  hitsAt4: number
  mrrAt10: number
}

export function multiHopFigures(ranks: readonly (number | null)[]): MultiHopFigures {
  const known = ranks.filter((rank) => rank !== null && rank <= 10).map(Number)
  const share = (sum: number) => (ranks.length === 0 ? 0 : sum / ranks.length)
  return {
    questions: ranks.length,
    hitsAt10: share(known.length),
    hitsAt4: share(known.filter((rank) => rank <= 4).length),
    mrrAt10: share(known.reduce((sum, rank) => sum + 1 / rank, 0)),
  }
}
