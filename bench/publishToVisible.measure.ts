import { Client } from 'pg'
import { z } from 'zod'
import { postPath } from '#collections/posts/postPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { type BackOffice, signIn } from './backOffice.ts'
import { expectOk } from './httpCall.ts'
import { browserHeaders } from './load.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { readyStories } from './readyStory.ts'
import { shows, untilShown } from './shownPage.ts'
import { type Summary, summarize } from './statistics.ts'

const times = 20
// Pages in the site's cache that a new post makes stale, in the order in which they are measured.
const warmPages = [0, 40, 2000]

const post = z.object({ id: z.number(), slug: z.string(), path: z.string().nullish() })

/**
 * From sending the publish call until the new headline can be read on the article's own address and on the home page,
 * both of which readers have just seen without it: the address was a 404 a moment ago. Repeated with more and more pages
 * in the site's cache that have to be rendered again after each publication.
 */
export const publishToVisible: Measure = {
  name: 'publish',
  rows: 18,
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const readyStory = await readyStories(editor)
    const stalePaths = await pathsMadeOfAllPosts(subject.databaseUrl, Math.max(...warmPages))
    const measured: Measured[] = []
    for (const wanted of warmPages) {
      const warm = stalePaths.slice(0, Math.min(wanted, subject.limits.items))
      await warmUp(subject, warm)
      const first: Visible[] = []
      const changed: Visible[] = []
      for (let count = 0; count < Math.min(times, subject.limits.rounds); count += 1) {
        const { id, path, visible } = await publishFirst(subject, editor, readyStory(count))
        first.push(visible)
        changed.push(await publishChange(subject, editor, { id, path }))
      }
      const among = `, ${warm.length.toLocaleString('en')} warm pages`
      measured.push(
        ...rowsOf(`Publish to visible${among}`, first),
        ...rowsOf(`Changed headline to visible${among}`, changed),
      )
    }
    return measured
  },
}

// Milliseconds since the publish call was sent.
interface Visible {
  article: number
  home: number
  call: number
}

function rowsOf(what: string, all: readonly Visible[]): Measured[] {
  const summaryOf = (part: keyof Visible): Summary => summarize(all.map((one) => one[part]))
  const goal = 'median ≤ 75 ms, max ≤ 200 ms'
  return [
    { what: `${what}: article`, milliseconds: summaryOf('article'), goal },
    { what: '  home page', milliseconds: summaryOf('home'), goal },
    { what: '  the publish call itself', milliseconds: summaryOf('call'), goal: 'median ≤ 50 ms' },
  ]
}

// Paths of published stories that promote the newest episodes: a change of any post makes them stale.
async function pathsMadeOfAllPosts(databaseUrl: string, limit: number): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ path: string }>(
      `SELECT path FROM posts
       WHERE _status = 'published' AND deleted_at IS NULL AND slug LIKE 'bench-%' AND body::text LIKE '%podcast-promotion%'
       ORDER BY publish_date_time DESC LIMIT $1`,
      [limit],
    )
    return rows.map(({ path }) => path)
  } finally {
    await client.end()
  }
}

async function warmUp({ siteUrl }: Subject, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { headers } = await expectOk(siteUrl + path, { headers: browserHeaders })
    const tags = String(headers['cache-tag']).split(',')
    if (!tags.includes(cacheTag.posts)) throw new Error(`A new post does not make ${path} stale: ${tags}`)
  }
}

async function publishFirst(subject: Subject, editor: BackOffice, story: object) {
  const headline = headlineOf('first')
  const draft = post.parse(await editor.create('posts', { ...story, headline }))
  const { timeZone } = z.object({ timeZone: z.string() }).parse(await editor.read('/globals/settings?depth=0'))
  const path = postPath(new Date(), timeZone, draft.slug)
  const visible = await timed(subject, path, headline, async () => {
    const published = post.parse(await editor.publish('posts', draft.id))
    if (published.path !== path) throw new Error(`The post is at ${published.path}, but was looked for at ${path}`)
  })
  return { id: draft.id, path, visible }
}

async function publishChange(
  subject: Subject,
  editor: BackOffice,
  { id, path }: { id: number; path: string },
): Promise<Visible> {
  const headline = headlineOf('changed')
  await editor.update('posts', id, { headline })
  return timed(subject, path, headline, () => editor.publish('posts', id))
}

// A headline that stands on no page yet, and whose letters need no escaping in HTML.
const headlineOf = (what: string): string => `Bench ${what} ${Date.now().toString(36)}`

async function timed(
  subject: Subject,
  path: string,
  headline: string,
  publish: () => Promise<unknown>,
): Promise<Visible> {
  const article = subject.siteUrl + path
  const home = `${subject.siteUrl}/`
  for (const url of [article, home]) if (await shows(url, headline)) throw new Error(`${url} shows it already`)
  const begin = performance.now()
  const since = () => performance.now() - begin
  const [call, articleTime, homeTime] = await Promise.all([
    publish().then(since),
    untilShown(article, headline).then(since),
    untilShown(home, headline).then(since),
  ])
  return { article: articleTime, home: homeTime, call }
}
