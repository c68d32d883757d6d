import type { Client } from 'pg'
import { archivedTexts } from './story.factory.ts'
import { type SearchedText, textChain } from './texts.chain.ts'

const atOnce = 500

export interface KnownItem {
  id: string
  text: SearchedText
}

// Stories of the archive whose own text is searched; all other posts have texts that are made up of its words.
const knownItems = 600

/**
 * Gives each published post that the search indexes lack a text of its own: the copies of a few stories would all be found
 * by the same words. The text of the post itself stays as it is.
 */
export async function fillSearchIndexes(client: Client, report: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM posts WHERE _status = 'published' AND slug LIKE 'bench-%' AND slug NOT LIKE 'bench-original-%'
       AND NOT EXISTS (SELECT FROM search.documents AS stored WHERE kind = 'post' AND stored.id = posts.id) ORDER BY id`,
  )
  const known = knownTexts()
  const nextText = textChain(rows.length)
  for (let start = 0; start < rows.length; start += atOnce) {
    const ids = rows.slice(start, start + atOnce).map(({ id }) => id)
    const texts = ids.map((_, place) => known[start + place] ?? nextText())
    await insertTexts(client, ids, texts)
    report(`${start + ids.length} of ${rows.length}`)
  }
  await client.query(
    `INSERT INTO search.words SELECT DISTINCT word FROM unnest($1::text[]) AS body,
       unnest(tsvector_to_array(to_tsvector('search.simple', body))) AS word
     WHERE length(word) BETWEEN 4 AND 40 AND word !~ '[0-9_./:@&?=~+-]' ON CONFLICT DO NOTHING`,
    [archivedTexts().map(({ paragraphs }) => paragraphs.join(' '))],
  )
}

export async function knownItemsOf(client: Client): Promise<KnownItem[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM posts WHERE _status = 'published' AND slug LIKE 'bench-%' AND slug NOT LIKE 'bench-original-%'
     ORDER BY id LIMIT $1`,
    [knownItems],
  )
  const texts = knownTexts()
  return rows.flatMap(({ id }, place) => {
    const text = texts[place]
    return text ? [{ id: String(id), text }] : []
  })
}

const knownTexts = (): SearchedText[] =>
  archivedTexts()
    .slice(0, knownItems)
    .map(({ headline, paragraphs }) => ({ title: headline, dek: '', body: paragraphs.join('\n').slice(0, 200_000) }))

async function insertTexts(client: Client, ids: readonly number[], texts: readonly SearchedText[]): Promise<void> {
  const columns = [ids, texts.map(({ title }) => title), texts.map(({ dek }) => dek), texts.map(({ body }) => body)]
  await client.query(
    `INSERT INTO search.documents
       (kind, id, is_name, config, type, published_at, sections, authors, title, dek, body, vector)
     SELECT 'post', id, false, 'search.english', posts.type, publish_date_time,
       ARRAY(SELECT sections_id FROM posts_rels WHERE parent_id = posts.id AND path = 'sections'),
       ARRAY(SELECT authors_id FROM posts_rels WHERE parent_id = posts.id AND path = 'authors'),
       title, dek, given.body, search.vector('search.english', title, dek, '', given.body)
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS given (id, title, dek, body) JOIN posts USING (id)`,
    columns,
  )
  await client.query(
    `INSERT INTO search.desk (collection, id, config, title, title_vector, vector)
     SELECT 'posts', id, 'search.english', lower(title), titles,
       titles || to_tsvector('search.english', regexp_replace(dek || ' ' || body, '[^[:alnum:]]+', ' ', 'g'))
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS given (id, title, dek, body),
       search.title_vector('search.english', regexp_replace(title, '[^[:alnum:]]+', ' ', 'g')) AS titles
     ON CONFLICT DO NOTHING`,
    columns,
  )
}

export async function indexRows(client: Client, table: string, title: string, text = `''`): Promise<void> {
  const plain = (words: string) => `regexp_replace(${words}, '[^[:alnum:]]+', ' ', 'g')`
  await client.query(
    `INSERT INTO search.desk (collection, id, config, title, title_vector, vector)
     SELECT '${table}', id, 'search.english', lower(${plain(title)}), titles,
       titles || to_tsvector('search.english', ${plain(text)})
     FROM ${table}, search.title_vector('search.english', ${plain(title)}) AS titles
     ON CONFLICT DO NOTHING`,
  )
  await client.query('VACUUM ANALYZE search.desk')
}

export function removeIndexed(client: Client, table: string): Promise<unknown> {
  return client.query(
    `DELETE FROM search.desk WHERE collection = '${table}' AND NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = desk.id)`,
  )
}
