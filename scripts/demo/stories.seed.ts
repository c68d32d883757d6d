import { readFile } from 'node:fs/promises'
import { subMinutes } from 'date-fns'
import type { Payload } from 'payload'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { postPath } from '#collections/posts/postPath.ts'
import { type BodyContext, blocksFromStory } from './directives.convert.ts'
import { type Ids, idOf, paragraphState } from './library.seed.ts'
import { publication } from './newsroom.content.ts'
import { demoKey, ensureKeyed } from './seed.store.ts'
import { readPages, readStories } from './stories.read.ts'
import { fillDates, type Story } from './storyFormat.ts'

/** Everything that stories point to, by the demo's own names. */
export interface Library {
  media: Ids
  authors: Ids
  sections: Ids
  tags: Ids
  documents: Ids
}

const hoursBefore = (now: Date, hours: number) => subMinutes(now, Math.round(hours * 60))

const publishedAt = (story: Story, now: Date) => hoursBefore(now, story.hours)

/**
 * Returns the addresses of all stories, existing or not. Those of an earlier run keep their date of publication, so
 * that links of newer ones are still valid.
 */
export async function addresses(payload: Payload, stories: Story[], now: Date): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { importKey: { in: stories.map(({ slug }) => demoKey('post', slug)) } },
    depth: 0,
    pagination: false,
    select: { importKey: true, path: true },
  })
  const known = new Map(docs.map(({ importKey, path }) => [importKey, path]))
  return new Map(
    stories.map((story) => [
      story.slug,
      known.get(demoKey('post', story.slug)) ?? postPath(publishedAt(story, now), publication.timeZone, story.slug),
    ]),
  )
}

async function postOf(story: Story, library: Library, context: BodyContext, now: Date) {
  const { headline, dek, type, kicker, oneOffAuthors, caption, slug, sponsoredUrl, show, audio, language } = story
  const published = publishedAt(story, now)
  const picture = idOf(library.media, story.picture)
  const sections = story.sections.map((name) => idOf(library.sections, name))
  return {
    headline,
    subhead: paragraphState(dek),
    type,
    kicker,
    language,
    authors: story.authors.map((name) => idOf(library.authors, name)),
    oneOffAuthors,
    sections,
    primarySection: sections[0],
    tags: story.tags.map((name) => idOf(library.tags, name)),
    slug,
    featuredMedia: picture,
    featuredMediaCaption: fillDates(caption, published, publication.timeZone, now),
    websiteImage: picture,
    socialImage: picture,
    body: lexicalFromBlocks(blocksFromStory(fillDates(story.body, published, publication.timeZone, now), context)),
    sponsoredUrl,
    allowRepublishing: story.republish,
    corrections: story.corrections.map(({ hours, ...note }) => ({
      ...note,
      date: hoursBefore(now, hours).toISOString(),
    })),
    ...(show ? { show: idOf(library.sections, show) } : {}),
    episodeNumber: story.number,
    ...(audio
      ? {
          audio: idOf(library.media, audio),
          transcript: await readFile(new URL(`./files/${audio}.vtt`, import.meta.url), 'utf8'),
        }
      : {}),
    chapters: Object.entries(story.chapters).map(([start, title]) => ({ start, title })),
    meta: { platformLinks: Object.entries(story.platforms).map(([platform, value]) => ({ type: platform, value })) },
    importKey: demoKey('post', slug),
    ...(story.draft
      ? { _status: 'draft' as const }
      : { _status: 'published' as const, publishDateTime: published.toISOString() }),
  }
}

/** Makes the stories, the oldest first, and publishes all but the drafts. Answers how many were made. */
export async function seedStories(
  payload: Payload,
  library: Library,
  now: Date,
  report: (line: string) => void,
): Promise<number> {
  const stories = await readStories()
  const paths = await addresses(payload, stories, now)
  const context = bodyContext(library, paths)
  let made = 0
  for (const story of stories) {
    const { isNew } = await ensureKeyed(payload, 'posts', demoKey('post', story.slug), () =>
      postOf(story, library, context, now),
    )
    if (isNew) made += 1
    if (isNew && made % 10 === 0) report(`${made} of ${stories.length} stories`)
  }
  return made
}

/** Publishes the pages. Answers their ids. */
export async function seedPages(payload: Payload, library: Library): Promise<Ids> {
  const ids = new Map<string, number>()
  const context = bodyContext(library, new Map())
  for (const { slug, title, body } of await readPages()) {
    const importKey = demoKey('page', slug)
    const { id } = await ensureKeyed(payload, 'pages', importKey, () => ({
      title,
      slug,
      body: lexicalFromBlocks(blocksFromStory(body, context)),
      importKey,
      _status: 'published',
    }))
    ids.set(slug, id)
  }
  return ids
}

/** Returns what the bodies of the demo name: files, documents, and the addresses of stories. */
export function bodyContext(library: Library, paths: ReadonlyMap<string, string>): BodyContext {
  return {
    mediaId: (name) => String(idOf(library.media, name)),
    documentId: (name) => String(idOf(new Map([...library.sections, ...library.documents]), name)),
    address: (slug) => {
      const path = paths.get(slug)
      if (path === undefined) throw new Error(`The demo has no story "${slug}"`)
      return path
    },
  }
}
