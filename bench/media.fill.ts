import type { Client } from 'pg'
import { indexRows, removeIndexed } from './search.fill.ts'

// Prefix of file names of the benchmark, which distinguishes them from the newsroom's own when they are removed.
const benchFile = 'bench-file-'

const places = ['harbor', 'council', 'river', 'winter', 'school', 'ferry', 'mill', 'north', 'garden', 'union']
const people = ['Ines Okafor', 'Tomás Reyes', 'Mara Lind', 'Kai Sorensen', 'Lena Marsh', 'Theo Brand', 'Rosa Imhoff']

/**
 * Fills the library until it holds `count` items of the benchmark: every tenth a film, every tenth a document, one an hour
 * back from now. There are no files behind them: a list does not look for any.
 */
export async function fillMedia(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO media (filename, alt, caption, credit, scheme, mime_type, filesize, width, height,
       created_at, updated_at)
     SELECT words.filename, words.alt, words.caption, words.credit,
       kind.scheme::enum_media_scheme, kind.mime_type, 240000, 1600, 1067,
       now() - number * interval '1 hour', now() - number * interval '1 hour'
     FROM generate_series(1, $4::int) AS number
     CROSS JOIN LATERAL (
       SELECT * FROM (VALUES (0, 'video', 'video/mp4', '.mp4'), (1, 'document', 'application/pdf', '.pdf'),
         (2, 'image', 'image/jpeg', '.jpg')) AS kinds (turn, scheme, mime_type, ending)
       WHERE turn = least(number % 10, 2)
     ) AS kind
     CROSS JOIN LATERAL (
       SELECT $3 || ($1::text[])[1 + number % 10] || '-' || number || kind.ending AS filename,
         'What stands at the ' || ($1::text[])[1 + (number / 10) % 10] || ', no. ' || number AS alt,
         'The ' || ($1::text[])[1 + (number / 100) % 10] || ' as it was seen that day.' AS caption,
         ($2::text[])[1 + number % 7] AS credit
     ) AS words
     ON CONFLICT (filename) DO NOTHING`,
    [places, people, benchFile, count],
  )
  // As PostgreSQL does by itself a while after so many have come.
  await client.query('VACUUM ANALYZE media')
  await indexRows(client, 'media', 'filename', `concat_ws(' ', alt, caption, credit)`)
}

export async function removeMedia(client: Client): Promise<void> {
  await client.query('DELETE FROM media WHERE filename LIKE $1', [`${benchFile}%`])
  await removeIndexed(client, 'media')
}
