import type { Client } from 'pg'
import { type Desk, pageSize, timed, withDesk } from './desk.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { median, summarize } from './statistics.ts'

const goal = 'median ≤ 150 ms at 100,000 posts'

/** The list of posts as an editor asks for it, in turns with the same number of rows picked by their ids and no more. */
export const postsList: Measure = {
  name: 'posts-list',
  rows: 12,
  run: (subject) =>
    withDesk(subject, async ({ editor, client, section, tag, author, lastPage, rounds }) => {
      const queries: readonly (readonly [what: string, query: string])[] = [
        ['as it opens', ''],
        ['last page', `page=${lastPage}`],
        ['by title, page in the middle', `sort=headline&page=${Math.ceil(lastPage / 2)}`],
        ['by status', 'sort=status'],
        ['one status, by publication', 'publishStatus=PUBLISHED&sort=-publishDateTime'],
        ['one section', `sections=${section}`],
        ['one tag, by title', `tags=${tag}&sort=headline`],
        ['past year', 'publishDate=PastYear'],
        ['a word', 'keyword=council'],
        ['a common word', 'keyword=the'],
        ['two letters', 'keyword=co'],
        ['everything at once', `sections=${section}&tags=${tag}&authors=${author}&postTypes=article&keyword=the`],
      ]
      const measured: Measured[] = []
      for (const [what, query] of queries)
        measured.push(await measureOne({ editor, client, rounds, what, query, subject }))
      return measured
    }),
}

interface Question extends Pick<Desk, 'editor' | 'client' | 'rounds'> {
  what: string
  query: string
  subject: Subject
}

async function measureOne({ editor, client, rounds, what, query, subject }: Question): Promise<Measured> {
  const list: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const listed = await timed(() => editor.read(`/posts/list?${query}`))
    const picked = await timed(() =>
      pickByIds(client, Math.floor((subject.articlePaths.length / (rounds + 1)) * round) + 1),
    )
    // The first of each warms up.
    if (round === 0) continue
    list.push(listed)
    bare.push(picked)
  }
  const ratios = list.map((milliseconds, place) => milliseconds / (bare[place] ?? Number.NaN))
  return {
    what: `Posts list, ${what}`,
    ratio: { value: median(ratios), to: 'rows by id' },
    milliseconds: summarize(list),
    goal,
  }
}

// A page of rows that are known already: nothing is looked for, sorted or counted.
const pickByIds = (client: Client, first: number) => {
  const ids = Array.from({ length: pageSize }, (_, place) => first + place)
  return client.query('SELECT id, headline, publish_status, updated_at FROM posts WHERE id = ANY($1::int[])', [ids])
}
