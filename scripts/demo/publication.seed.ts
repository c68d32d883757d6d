import type { Payload } from 'payload'
import { importContext } from '#plugins/importing/write/importRequest.ts'
import { type Ids, idOf, markdownState } from './library.seed.ts'
import {
  footer,
  goneAddresses,
  newsletterList,
  promotion,
  publication,
  reusableBlock,
  sections,
} from './newsroom.content.ts'
import { demoKey, ensure, ensureKeyed } from './seed.store.ts'

/** Names the publication, unless it has a name already: settings are never overwritten. */
export async function seedSettings(payload: Payload): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  if (settings.brand !== 'citydesk') return
  await payload.updateGlobal({ slug: 'settings', data: { ...publication }, depth: 0, context: { ...importContext } })
}

/** Fills the masthead and the footer while they are empty, and names the newsletter that lists of stories offer. */
export async function seedNavigation(payload: Payload, sectionIds: Ids, newsletter: number): Promise<void> {
  const { navigation = [], footer: links = [], brand } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  if (brand !== publication.brand || navigation?.length || links?.length) return
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      navigation: [
        ...sections.map(({ slug }) => ({ type: 'section' as const, section: idOf(sectionIds, slug) })),
        { type: 'link' as const, label: 'Ask us', url: '/ask-the-foghorn' },
      ],
      footer: footer.map((link) => ({ ...link })),
      newsletter,
    },
    depth: 0,
    context: { ...importContext },
  })
}

/**
 * Creates the documents that stories refer to besides pictures: a newsletter, a membership and the blocks that stand
 * below several stories. Returns their ids by the names that stories use.
 */
export async function seedAudience(payload: Payload, media: Ids): Promise<Ids> {
  const { logo, ...list } = newsletterList
  const newsletter = await ensure(payload, 'newsletter-lists', { slug: { equals: list.slug } }, () => ({
    ...list,
    logo: idOf(media, logo),
  }))
  const { picture, name, ...offer } = promotion
  const membership = await ensure(payload, 'promotions', { heading: { equals: offer.heading } }, () => ({
    ...offer,
    featuredImage: idOf(media, picture),
    _status: 'published',
  }))
  const { title, body } = reusableBlock
  const shared = await ensure(payload, 'reusable-blocks', { title: { equals: title } }, () => ({
    title,
    body: markdownState(body),
    _status: 'published',
  }))
  return new Map([
    [list.slug, newsletter.id],
    [name, membership.id],
    [reusableBlock.name, shared.id],
  ])
}

/** Creates one old address of each kind: moved, gone, and unavailable for legal reasons. */
export async function seedAddresses(payload: Payload): Promise<void> {
  for (const address of goneAddresses) {
    const importKey = demoKey('url', address.path)
    await ensureKeyed(payload, 'url-targets', importKey, () => ({ ...address, importKey }))
  }
}
