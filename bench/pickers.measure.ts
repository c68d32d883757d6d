import { timesOfCall, withDesk } from './desk.ts'
import type { Measure, Measured } from './measure.types.ts'
import { fillNames, removeNames } from './pickers.fill.ts'
import { summarize } from './statistics.ts'

const tagCount = 5_000
const authorCount = 2_000
const goal = 'median ≤ 50 ms at 100,000 posts, 5,000 tags and 2,000 authors'
const posts = 'post.getPosts'

/** Measures the queries of pickers, as an editor's browser sends them, over HTTP. */
export const pickers: Measure = {
  name: 'pickers',
  rows: 17,
  run: (subject) =>
    withDesk(subject, async (desk) => {
      const { client, section, tag, author, lastPage } = desk
      await fillNames(client, 'tags', Math.min(tagCount, subject.limits.items))
      await fillNames(client, 'authors', Math.min(authorCount, subject.limits.items))
      const calls: readonly (readonly [what: string, procedure: string, input: object])[] = [
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
      try {
        const measured: Measured[] = []
        for (const [what, procedure, input] of calls) {
          const milliseconds = summarize(await timesOfCall(desk, procedure, input))
          measured.push({ what: `Pickers, ${what}`, milliseconds, goal })
        }
        return measured
      } finally {
        await removeNames(client, 'tags')
        await removeNames(client, 'authors')
      }
    }),
}
