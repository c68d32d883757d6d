import { Client } from 'pg'
import { type BackOffice, idsOf, signIn } from './backOffice.ts'
import type { Measure, Measured } from './measure.types.ts'
import { fillNames, removeNames } from './pickers.fill.ts'
import { summarize } from './statistics.ts'

const rounds = 15
const pageSize = 20
const tagCount = 5_000
const authorCount = 2_000
const goal = 'median ≤ 50 ms at 100,000 posts, 5,000 tags and 2,000 authors'

/** What pickers ask, as an editor's browser asks it, over HTTP. */
export const pickers: Measure = {
  name: 'pickers',
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const client = new Client({ connectionString: subject.databaseUrl })
    await client.connect()
    try {
      const [section, tag, author] = await Promise.all(
        ['sections', 'tags', 'authors'].map(async (collection) =>
          (await idsOf(editor, collection, 'limit=1'))[0]?.toString(),
        ),
      )
      await fillNames(client, 'tags', tagCount)
      await fillNames(client, 'authors', authorCount)
      const lastPage = Math.max(1, Math.floor(subject.articlePaths.length / pageSize))
      const posts = 'post.getPosts'
      const asked: readonly (readonly [what: string, procedure: string, input: object])[] = [
        ['posts as they open', posts, {}],
        ['posts, last page', posts, { page: lastPage }],
        ['posts by title', posts, { sort: [{ key: 'headline', direction: 'asc' }] }],
        ['posts, a word', posts, { keyword: 'council' }],
        ['posts, part of a slug', posts, { slug: 'council' }],
        ['posts, one status and the past year', posts, { publishStatus: ['PUBLISHED'], publishDate: 'PastYear' }],
        ['posts, one section', posts, { sections: [section] }],
        ['posts, one tag', posts, { tags: [tag] }],
        ['posts, an author or a one-off', posts, { authors: [author], oneOffAuthors: ['A Guest'] }],
        ['episodes', posts, { postTypes: ['episode'], publishStatus: ['PUBLISHED'] }],
        ['tags, a common word', 'post.searchTags', { name: 'harbor' }],
        ['tags, two letters', 'post.searchTags', { name: 'ha' }],
        ['tags, one letter', 'post.searchTags', { name: 'a' }],
        ['authors, a name', 'author.search', { query: 'okafor 1' }],
        ['authors, two letters', 'author.search', { query: 'ok' }],
        ['sections', 'sections.search', {}],
        ['sections for filters', 'post.getSections', {}],
      ]
      const measured: Measured[] = []
      for (const [what, procedure, input] of asked) {
        measured.push({
          what: `Pickers, ${what}`,
          milliseconds: summarize(await times(editor, procedure, input)),
          goal,
        })
      }
      return measured
    } finally {
      await removeNames(client, 'tags')
      await removeNames(client, 'authors')
      await client.end()
    }
  },
}

/** Milliseconds of each round; the first one warms up and does not count. */
async function times(editor: BackOffice, procedure: string, input: object): Promise<number[]> {
  const path = `/rpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
  const taken: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const begin = performance.now()
    await editor.read(path)
    if (round > 0) taken.push(performance.now() - begin)
  }
  return taken
}
