import type { Inline, Mark, PlacedBlock } from '#blocks/core/block.types.ts'
import { mediaFixture } from '#blocks/core/page.fixtures.tsx'
import { noReferences } from '#contract/noReferences.ts'
import type { ReaderMedia, ReaderTeaser } from '#contract/reader.schema.ts'
import type {
  ReaderArticle,
  ReaderArticlePage,
  ReaderError,
  ReaderPage,
  ReaderSite,
} from '#contract/readerApi.schema.ts'

/** A small town's paper, for tests and for looking at pages. */
export const fixtureSite: ReaderSite = {
  name: 'The Alder Bay Courier',
  brand: 'courier',
  tagline: 'Independent, and from here since 1911',
  language: { lang: 'en', dir: 'ltr' },
  timeZone: 'America/Los_Angeles',
  url: 'http://localhost:3001',
  accent: { light: '#9b1c1c', dark: '#f0a29b' },
  logo: null,
  navigation: ['City Hall', 'Schools', 'Harbor', 'Sports', 'Arts', 'Opinion'].map((label) => ({
    label,
    href: `/section/${label.toLowerCase().replace(' ', '-')}`,
  })),
  footer: [
    { label: 'Terms of Use', href: '/terms-of-use' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
  ],
  accounts: [],
  address: [],
  imprint: [],
  alert: null,
  hasPodcasts: false,
  asksConsent: false,
  controlShare: 0,
  conversionPixel: null,
}

/** An address without a story. */
export function fixtureError(status: ReaderError['status'], tags: string[] = []): ReaderError {
  return {
    status,
    site: fixtureSite,
    authority: null,
    authorityUrl: null,
    blocks: [],
    references: noReferences,
    tags,
  }
}

export function text(content: string, ...marks: Mark[]): Inline {
  return { type: 'text', text: content, marks }
}

let made = 0

/** Returns a block as it arrives; ordinals do not matter to these tests. */
export function block(
  type: string,
  content: string | Inline[] = [],
  props: Record<string, unknown> = {},
  children: PlacedBlock[] = [],
): PlacedBlock {
  made += 1
  return {
    id: `b${made}`,
    type,
    props,
    children,
    content: typeof content === 'string' ? [text(content)] : content,
    nthOfType: made,
    placementRow: made,
  }
}

export function fixtureMedia(id: string, change: Partial<ReaderMedia> = {}): ReaderMedia {
  return mediaFixture(id, {
    size: null,
    alt: 'The ferry at the town pier',
    caption: 'The Petrel leaves the town pier on its first run of the morning.',
    credit: 'Ines Okafor / Courier',
    ...change,
  })
}

export function fixtureTeaser(id: string, change: Partial<ReaderTeaser> = {}): ReaderTeaser {
  return {
    id,
    url: `/2026/01/09/story-${id}`,
    type: 'article',
    headline: 'Council votes to keep the night ferry running through the winter',
    dek: 'The 5-2 vote puts off, but does not end, a fight over who pays for the boat.',
    language: null,
    kicker: null,
    kickerExpiresIn: null,
    kickerExpiresAt: null,
    publishDateTime: '2026-01-09T18:00:00.000Z',
    updatedAt: '2026-01-09T19:30:00.000Z',
    authors: [{ name: 'Ana Ruiz', url: '/author/ana-ruiz' }],
    primarySection: { label: 'City Hall', href: '/section/city-hall' },
    image: null,
    sponsor: null,
    ...change,
  }
}

export function fixtureArticle(id: string, change: Partial<ReaderArticle> = {}): ReaderArticle {
  return {
    ...fixtureTeaser(id),
    dekBlocks: [block('paragraph', 'The 5-2 vote puts off, but does not end, a fight over who pays for the boat.')],
    blocks: [block('paragraph', 'The night ferry will keep running.')],
    featuredMedia: null,
    featuredMediaCaption: '',
    headlinePlacement: 'TOP',
    sections: [{ label: 'City Hall', href: '/section/city-hall' }],
    tags: [{ label: 'Ferries', href: '/tag/ferries' }],
    wordCount: 640,
    sponsoredUrl: null,
    corrections: [],
    updated: null,
    ...change,
  }
}

const shared = (path: string, title: string) => ({
  site: fixtureSite,
  path,
  seo: { title, description: `${title}, from the Alder Bay Courier.`, image: null },
  references: noReferences,
})

export function fixtureHome(posts: ReaderTeaser[]): ReaderPage {
  const river = { title: 'More news', max: 40, posts: posts.map(({ id }) => id) }
  const block = { id: 'river', type: 'homepage-river', props: river, children: [], content: [] }
  return {
    ...shared('/', fixtureSite.name),
    kind: 'home',
    references: { ...noReferences, posts: Object.fromEntries(posts.map((post) => [post.id, post])) },
    blocks: [{ ...block, nthOfType: 1, placementRow: 1 }],
    launchedAt: null,
    hasMore: false,
  }
}

export function fixtureArticlePage(
  article: ReaderArticle,
  change: Partial<Pick<ReaderArticlePage, 'credits' | 'trail' | 'episode' | 'references' | 'republishing'>> = {},
): ReaderArticlePage {
  const trail = article.primarySection ? [article.primarySection] : []
  const credits = { authors: [], contributors: [], sources: [] }
  return {
    ...shared(article.url, article.headline),
    kind: 'article',
    article,
    credits,
    republishing: null,
    hasMostRead: true,
    episode: null,
    trail,
    next: null,
    more: [],
    ...change,
  }
}

export function fixtureSection(posts: ReaderTeaser[], page = 1, pages = 1): ReaderPage {
  const listing = { posts, page, pages, total: posts.length * pages }
  return {
    ...shared('/section/city-hall', 'City Hall'),
    kind: 'section',
    title: 'City Hall',
    description: [],
    show: null,
    episodes: {},
    trail: [],
    parts: [],
    aside: [],
    listing,
  }
}
