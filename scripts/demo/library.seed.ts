import type { Payload } from 'payload'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { markdownBlocks } from './directives.convert.ts'
import { type AccountName, authors, sections, showLinks, tags } from './newsroom.content.ts'
import { demoKey, ensureKeyed, type Id } from './seed.store.ts'

export type Ids = ReadonlyMap<string, Id>

/** Returns the document of a name. @throws when the demo has none: a story with a wrong name in its head. */
export function idOf(ids: Ids, name: string): Id {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo has no "${name}"`)
  return id
}

export function paragraphState(text: string) {
  return lexicalFromBlocks([newBlock('paragraph', {}, { content: [{ type: 'text', text, marks: [] }] })])
}

/** Blocks written in Markdown, as the rich text fields keep them. @throws when blocks cannot express it. */
export function markdownState(text: string) {
  return lexicalFromBlocks(markdownBlocks(text))
}

export async function seedTags(payload: Payload): Promise<Ids> {
  const ids = new Map<string, Id>()
  for (const [slug, name] of Object.entries(tags)) {
    const importKey = demoKey('tag', slug)
    ids.set(slug, (await ensureKeyed(payload, 'tags', importKey, () => ({ name, slug, importKey }))).id)
  }
  return ids
}

export async function seedAuthors(payload: Payload, media: Ids, people: ReadonlyMap<AccountName, Id>): Promise<Ids> {
  const ids = new Map<string, Id>()
  for (const { slug, name, role, portrait, account, bio } of authors) {
    const importKey = demoKey('author', slug)
    const user = account ? people.get(account) : undefined
    const { id } = await ensureKeyed(payload, 'authors', importKey, () => ({
      name,
      slug,
      role,
      bio,
      portrait: idOf(media, portrait),
      email: `${slug}@foghorn.example.com`,
      contact: `${slug.split('-')[0]}@foghorn.example.com`,
      ...(user === undefined ? {} : { user }),
      importKey,
    }))
    ids.set(slug, id)
  }
  return ids
}

export async function seedSections(payload: Payload, media: Ids): Promise<Ids> {
  const ids = new Map<string, Id>()
  for (const { slug, name, type, description } of sections) {
    const importKey = demoKey('section', slug)
    const show = {
      ...showLinks,
      podcastLogoSquare: idOf(media, 'show-cover'),
      podcastLogoWide: idOf(media, 'show-wide'),
    }
    const { id } = await ensureKeyed(payload, 'sections', importKey, () => ({
      name,
      slug,
      description: paragraphState(description),
      ...(type ? { type } : {}),
      ...(type === 'show' ? { meta: show } : {}),
      importKey,
      _status: 'published',
    }))
    ids.set(slug, id)
  }
  return ids
}
