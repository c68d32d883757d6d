import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { postPath } from '#collections/posts/postPath.ts'
import { type BackOffice, idsOf, signIn } from './backOffice.ts'
import { httpCall } from './httpCall.ts'
import { browserHeaders } from './load.ts'
import type { Measure, Subject } from './measure.types.ts'
import { type Summary, summarize } from './statistics.ts'
import { storyOf } from './story.factory.ts'

const times = 20
/** Milliseconds between two looks: often enough for the number, not so often that looking is what costs. */
const lookEvery = 5
/** Milliseconds after which a story counts as lost. */
const patience = 30_000

const post = z.object({ id: z.number(), slug: z.string(), path: z.string().nullish() })

/**
 * From sending the publish call until the new headline can be read on the article's own address and on the home page,
 * both of which readers have just seen without it. Nothing is in favour of it: the address was a 404 a moment ago.
 */
export const publishToVisible: Measure = {
  name: 'publish',
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const goal = 'median ≤ 100 ms, max ≤ 1 s'
    const first: Visible[] = []
    const changed: Visible[] = []
    for (let count = 0; count < times; count += 1) {
      const { id, path, visible } = await publishFirst(subject, editor, count)
      first.push(visible)
      changed.push(await publishChange(subject, editor, { id, path, count }))
    }
    return [
      { what: 'Publish to visible, article', milliseconds: summaryOf(first, 'article'), goal },
      { what: 'Publish to visible, home page', milliseconds: summaryOf(first, 'home'), goal },
      { what: '  the publish call itself', milliseconds: summaryOf(first, 'call') },
      { what: 'Changed headline to visible, article', milliseconds: summaryOf(changed, 'article'), goal },
      { what: 'Changed headline to visible, home page', milliseconds: summaryOf(changed, 'home'), goal },
      { what: '  the publish call itself', milliseconds: summaryOf(changed, 'call') },
    ]
  },
}

/** Milliseconds since the call was sent. */
interface Visible {
  article: number
  home: number
  call: number
}

const summaryOf = (all: readonly Visible[], what: keyof Visible): Summary => summarize(all.map((one) => one[what]))

async function publishFirst(subject: Subject, editor: BackOffice, count: number) {
  const sections = await idsOf(editor, 'sections', 'limit=1')
  const headline = headlineOf('first', count)
  const draft = post.parse(
    await editor.create('posts', { ...storyOf(count), headline, sections, primarySection: sections[0] }),
  )
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
  { id, path, count }: { id: number; path: string; count: number },
): Promise<Visible> {
  const headline = headlineOf('changed', count)
  return timed(subject, path, headline, async () => {
    await editor.update('posts', id, { headline })
    await editor.publish('posts', id)
  })
}

/** A headline that stands on no page yet, and whose letters need no escaping in HTML. */
const headlineOf = (what: string, count: number): string => `Bench ${what} ${count} ${Date.now().toString(36)}`

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

async function untilShown(url: string, headline: string): Promise<void> {
  const end = performance.now() + patience
  while (!(await shows(url, headline))) {
    if (performance.now() > end) throw new Error(`${url} does not show "${headline}" after ${patience / 1000} s`)
    await pause(lookEvery)
  }
}

async function shows(url: string, headline: string): Promise<boolean> {
  // Not compressed, so that looking costs no unpacking.
  const answer = await httpCall(url, { headers: { ...browserHeaders, 'Accept-Encoding': 'identity' } })
  return answer.status === 200 && answer.body.includes(headline)
}
