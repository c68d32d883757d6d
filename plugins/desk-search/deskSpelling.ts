import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { plainLetters } from '#collections/posts-list/plainLetters.ts'
import { type InTransaction, type Queryable, query } from '#database/sql.ts'
import { inReadTransaction } from '#database/transaction.ts'
import { wordsLookedUp } from '../search/postgres/lookUp.ts'
import { mistakesIn, mostMistakesIn } from '../search/postgres/spelling.ts'
import { inTextsAndTitles } from '../search/postgres/termQuery.ts'
import { configSql, simpleConfig } from '../search/postgres/textConfig.ts'
import type { SearchTerm } from '../search/terms.ts'

// Words of a search that are checked, titles that are looked through for one, and words that are near to it.
const most = { words: 6, titles: 200, near: 20 }

// Shares of equal parts from which words are compared: with the vocabulary, and with a word of a title.
const similar = { words: '0.2', titles: '0.4' }

const nearRow = z.object({ place: z.coerce.number(), written: z.string(), word: z.string(), distance: z.number() })

// Where words are looked for: the rows of a collection, and the configuration of the publication's language.
interface Searched {
  partition: SQL
  own: string
}

/**
 * Returns the terms of a search with the nearest word of the collection in the place of each that nothing in it has: one
 * letter of a short word may be wrong, and two of a longer one. Phrases of several words and numbers stay as they are written.
 */
export async function correctTerms(
  req: InTransaction,
  terms: readonly SearchTerm[],
  searched: Searched,
): Promise<SearchTerm[]> {
  const checked = terms.flatMap(({ words: [word = '', ...more] }, place) =>
    more.length === 0 && mostMistakesIn(word) > 0 ? [{ word, place }] : [],
  )
  if (checked.length === 0 || checked.length > most.words) return [...terms]
  const settings = {
    ...wordsLookedUp,
    'pg_trgm.similarity_threshold': similar.words,
    'pg_trgm.word_similarity_threshold': similar.titles,
  }
  const near = await inReadTransaction(req, settings, async (within) => {
    const unknown: typeof checked = []
    for (const one of checked) {
      const term = terms[one.place]
      if (term && !(await isFound(within, term, searched))) unknown.push(one)
    }
    return unknown.length === 0 ? [] : query(within, nearWordsOf(unknown, searched), nearRow)
  })
  return terms.map((term, place) => {
    const [best] = near
      .filter((one) => one.place === place && mistakesIn(one) <= mostMistakesIn(one.written))
      .toSorted((one, other) => mistakesIn(one) - mistakesIn(other))
    return best ? { ...term, words: [best.word] } : term
  })
}

async function isFound(req: Queryable, term: SearchTerm, { own, partition }: Searched): Promise<boolean> {
  const { anywhere, inTitle } = inTextsAndTitles(term, { own, isOnly: true })
  const [row] = await query(
    req,
    // Titles first: PostgreSQL finds all texts with a word before it knows that there is one.
    sql`SELECT EXISTS (SELECT FROM ${partition} WHERE title_vector @@ ${inTitle})
      OR EXISTS (SELECT FROM ${partition} WHERE vector @@ ${anywhere}) AS "isFound"`,
    z.object({ isFound: z.boolean() }),
  )
  return row?.isFound ?? false
}

// Words of readers' vocabulary and of titles that are spelled alike and that the collection has, the nearest first.
const nearWordsOf = (words: readonly { word: string; place: number }[], { partition }: Searched): SQL => sql`
  SELECT asked.place, asked.plain AS written, near.word, near.distance
  FROM unnest(${sql.param(words.map(({ place }) => place))}::int[], ${sql.param(words.map(({ word }) => plainLetters(word)))}::text[])
    AS asked (place, plain)
  CROSS JOIN LATERAL (
    SELECT word, levenshtein_less_equal(word, asked.plain, 2) AS distance FROM (
      SELECT word FROM search.words WHERE word % asked.plain
      UNION
      SELECT part FROM (SELECT title FROM ${partition} WHERE title %> asked.plain LIMIT ${most.titles}) AS titled
        CROSS JOIN LATERAL regexp_split_to_table(titled.title, ' ') AS part
    ) AS alike
    WHERE abs(length(word) - length(asked.plain)) <= 2
    ORDER BY distance, word LIMIT ${most.near}
  ) AS near
  WHERE near.distance BETWEEN 1 AND 2
    AND EXISTS (SELECT FROM ${partition} WHERE vector @@ plainto_tsquery(${configSql(simpleConfig)}, near.word))
  ORDER BY asked.place, near.distance, near.word`
