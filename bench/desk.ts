import { Client } from 'pg'
import { type BackOffice, idsOf, signIn } from './backOffice.ts'
import type { Subject } from './measure.types.ts'

/** Items of a page of every list and picker. */
export const pageSize = 20

const mostRounds = 15

export interface Desk {
  editor: BackOffice
  client: Client
  section: string
  tag: string
  author: string
  /** Of all posts. */
  lastPage: number
  rounds: number
}

export async function withDesk<Result>(subject: Subject, work: (desk: Desk) => Promise<Result>): Promise<Result> {
  const editor = await signIn(subject.cmsUrl, 'editor')
  const client = new Client({ connectionString: subject.databaseUrl })
  await client.connect()
  try {
    const [section, tag, author] = await Promise.all(
      ['sections', 'tags', 'authors'].map(async (collection) =>
        String((await idsOf(editor, collection, 'limit=1'))[0]),
      ),
    )
    const lastPage = Math.max(1, Math.floor(subject.articlePaths.length / pageSize))
    const rounds = Math.min(mostRounds, subject.limits.rounds)
    return await work({
      editor,
      client,
      section: section ?? '',
      tag: tag ?? '',
      author: author ?? '',
      lastPage,
      rounds,
    })
  } finally {
    await client.end()
  }
}

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/**
 * Returns the milliseconds of each round, one question after the other as a person asks; the first one warms up and
 * does not count.
 */
export async function timesOfCall({ editor, rounds }: Desk, procedure: string, input: object): Promise<number[]> {
  const path = `/rpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
  const taken: number[] = []
  for (let round = 0; round <= rounds; round += 1) taken.push(await timed(() => editor.read(path)))
  return taken.slice(1)
}
