import type { Where } from 'payload'
import { publicTree } from '#blocks/registry/tree.ts'
import { listPath, sectionPath } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderListing } from '#contract/readerApi.schema.ts'
import { decideAds } from './ads/adsDecision.ts'
import { placedInList } from './ads/adsPlace.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { shapeProfile } from './credits.load.ts'
import { asideBlocks, withoutEmpty } from './listAside.ts'
import type { ListBound } from './listTag.ts'
import { listTag } from './listTag.ts'
import { episodesOf, picturesOfShows, shapeShow } from './podcasts.load.ts'
import { shapeTeaser } from './post.shape.ts'
import { loadListedEpisodes } from './recordings.load.ts'
import type { References } from './related.load.ts'
import { loadRelated, referencesOfTeasers } from './related.load.ts'
import type { SectionPageRow } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { sources } from './sources.ts'
import { loadParts, loadTrailAbove } from './trail.load.ts'

// Posts on one page of a list.
const listingLength = 20

/** Returns the posts of a section or a show, newest first. The page's path says which of the two it is. */
export async function answerSection(request: ReaderRequest, slug: string): Promise<FoundPage> {
  const section = await request.reads.first(sources.sectionPages, { slug: { equals: slug } })
  return section && sectionPage(request, section)
}

/** Returns the page of a section; null past the end of its list. */
export async function sectionPage(request: ReaderRequest, section: SectionPageRow): Promise<FoundPage> {
  const isShow = section.type === 'show'
  const logos = isShow ? picturesOfShows([section]) : []
  const where = isShow ? episodesOf(section.id) : postsOf.section(section.id)
  const [list, trail, parts] = await Promise.all([
    loadListing(request, { kind: 'section', ...section }, { where, media: logos }),
    loadTrailAbove(request.reads, section),
    loadParts(request.reads, section),
  ])
  if (!list) return null
  const description = publicTree(section.description)
  const { site } = list.base
  return {
    ...list.base,
    kind: 'section',
    path: sectionPath(section),
    title: section.name,
    description,
    trail,
    parts,
    episodes: isShow ? await loadListedEpisodes(request.reads, list.base.listing.posts) : {},
    show: isShow ? shapeShow(section, (await request.settings).listeningPlatforms, list.related) : null,
    seo: shapeSeo({
      title: section.name,
      blocks: description,
      fallback: `The newest from ${site.name}: ${section.name}.`,
      images: [site.logo],
    }),
  }
}

/** Returns the posts with a tag, newest first. */
export async function answerTag(request: ReaderRequest, slug: string): Promise<FoundPage> {
  const tag = await request.reads.first(sources.tags, { slug: { equals: slug } })
  const list = tag && (await loadListing(request, { kind: 'tag', ...tag }, { where: postsOf.tag(tag.id) }))
  if (!list) return null
  const { site } = list.base
  return {
    ...list.base,
    kind: 'tag',
    path: listPath('tag', tag.slug),
    title: tag.name,
    seo: shapeSeo({ title: tag.name, fallback: `Stories about ${tag.name} from ${site.name}.`, images: [site.logo] }),
  }
}

/** Returns the page of an author with their posts, newest first. */
export async function answerAuthor(request: ReaderRequest, slug: string): Promise<FoundPage> {
  const author = await request.reads.first(sources.authorPages, { slug: { equals: slug } })
  const list =
    author &&
    (await loadListing(
      request,
      { kind: 'author', ...author },
      { where: postsOf.author(author.id), media: [author.portrait] },
    ))
  if (!list) return null
  const profile = shapeProfile(author, list.related)
  const { site } = list.base
  return {
    ...list.base,
    kind: 'author',
    path: listPath('author', author.slug),
    title: author.name,
    profile,
    seo: shapeSeo({
      title: author.name,
      dek: author.bio,
      fallback: `Stories by ${author.name} in ${site.name}.`,
      images: [profile.portrait, site.logo],
    }),
  }
}

/** The conditions of a list's posts. */
export const postsOf: Record<ListBound, (id: string) => Where> = {
  section: (id) => ({ sections: { in: [id] } }),
  tag: (id) => ({ tags: { in: [id] } }),
  author: (id) => ({ authors: { in: [id] } }),
}

interface Bound {
  kind: ListBound
  id: string
  slug: string
  hidesAds?: boolean
  newsletter?: string | null
}

/**
 * Returns one page of a list with all that it names; null past its end.
 * @param bound null for a list of all sections, tags and authors
 */
export async function loadListing(
  request: ReaderRequest,
  bound: Bound | null,
  { where, ...moreReferences }: References & { where: Where },
) {
  const { reads, page } = request
  reads.tags.add(bound ? listTag(bound.kind, bound.id) : cacheTag.posts)
  const [{ rows, total }, settings] = await Promise.all([
    reads.page(sources.teasers, { where, sort: '-publishDateTime', limit: listingLength, page }),
    request.settings,
  ])
  const pages = Math.max(1, Math.ceil(total / listingLength))
  if (page > 1 && (page > pages || rows.length === 0)) return null
  const { ads } = settings
  const own = [{ hidesAds: bound?.hidesAds ?? false }]
  const tags = bound?.kind === 'tag' ? own : []
  const sections = bound?.kind === 'section' ? own : []
  const hasAds = ads.isPlaced && decideAds({ isOn: ads.isEnabled, tags, sections }).isShown
  const aside = asideBlocks(bound?.newsletter ?? settings.newsletter)
  const placed = [...(hasAds ? placedInList() : []), ...aside]
  const linked = await loadBlockRows(request, placed)
  const related = await loadRelated(
    reads,
    referencesOfSite(settings),
    referencesOfTeasers(rows),
    ...referencesOfBlocks(placed, linked),
    moreReferences,
  )
  const adPlace = { page: 'section' as const, sections: bound?.kind === 'section' ? [bound.slug] : [] }
  const listing: ReaderListing = { posts: rows.map((row) => shapeTeaser(row, related)), page, pages, total }
  const references = shapeReferences(placed, linked, related, adPlace)
  return {
    related,
    base: {
      site: shapeSite(settings, related, request.siteUrl),
      references,
      aside: withoutEmpty(aside, references),
      listing,
    },
  }
}
