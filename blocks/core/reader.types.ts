/**
 * What the back office tells the reader site: the contract of the reader API (`GET /api/reader/page?path=…`).
 * One request a page, everything resolved, nothing that a reader may not see.
 */
import type { PlacedBlock } from './block.types.ts'

/** A picture, file, sound or film as readers get it. `src` is a path on the site ("/media/…") or an https address. */
export interface ReaderMedia {
  id: string
  scheme: 'image' | 'video' | 'audio' | 'document' | 'presentation' | 'other'
  src: string
  name: string
  mimeType: string
  /** Bytes. */
  size: number | null
  /** Pixels; null where it has none. */
  width: number | null
  height: number | null
  alt: string
  caption: string
  credit: string
  /** 0 to 1 from the left and the top. */
  focalPoint: { x: number; y: number }
}

export interface ReaderLink {
  label: string
  href: string
}

export interface ReaderAuthor {
  name: string
  /** Null for one-off authors, who have no page. */
  url: string | null
}

export type PostType = 'article' | 'opinion' | 'sponsored' | 'episode'

/** A post in a list. */
export interface ReaderTeaser {
  id: string
  url: string
  type: PostType
  headline: string
  /** The dek as plain text. */
  dek: string
  kicker: string | null
  /** Milliseconds after publication. */
  kickerExpiresIn: number | null
  /** Time of day in the publication's time zone, "HH:mm". */
  kickerExpiresAt: string | null
  /** ISO 8601. */
  publishDateTime: string
  updatedAt: string
  authors: ReaderAuthor[]
  primarySection: ReaderLink | null
  image: ReaderMedia | null
}

/** Something that readers can subscribe to. */
export interface ReaderNewsletter {
  id: string
  name: string
  /** What the sign-up form is headed with; the name, where nobody wrote anything better. */
  ctaTitle: string
  description: string
  logo: ReaderMedia | null
}

/** A call to action of the publication's own, or a house advertisement. */
export interface ReaderPromotion {
  id: string
  heading: string
  description: string
  ctaButtonText: string
  /** Empty where it leads nowhere. */
  url: string
  image: ReaderMedia | null
}

/** Where one can listen: the key of the platform, what it is called, and the address of the show or the episode there. */
export interface ReaderPlatform {
  type: string
  label: string
  href: string
}

/** A podcast (reader-site 3, "Section (podcast show)"). */
export interface ReaderShow {
  id: string
  name: string
  url: string
  /** The first text of its description. */
  description: string
  logo: ReaderMedia | null
  /** "#rrggbb". */
  themeColor: string | null
  platforms: ReaderPlatform[]
}

/** People who stand for election, to be asked the same question (reader-site 1). */
export interface ReaderForum {
  id: string
  title: string
  candidates: { name: string; label: string; image: ReaderMedia | null }[]
}

/** What the ad server is asked for on a page (reader-site 3 and 7). */
export interface ReaderAds {
  networkId: string
  /** Ids of zones, by device and by the slot of the block. */
  zones: Record<'desktop' | 'mobile', Partial<Record<'panel' | 'mid' | 'banner', string>>>
  /** "homepage", or the sections of what is read: the primary one, then ",secondary:{section}" for each other. */
  keywords: string
}

/** Everything that the blocks of a page point to, by id. */
export interface ReaderReferences {
  media: Record<string, ReaderMedia>
  posts: Record<string, ReaderTeaser>
  newsletters: Record<string, ReaderNewsletter>
  promotions: Record<string, ReaderPromotion>
  forums: Record<string, ReaderForum>
  shows: Record<string, ReaderShow>
  /** Where the episodes among the posts can be heard, by the post's id; their own platforms, or else those of their show. */
  episodes: Record<string, { show: ReaderShow | null; platforms: ReaderPlatform[] }>
  /** Null where no ad server is used, or the page has no advertisement. */
  ads: ReaderAds | null
  /** What fills the advertisements that the ad server has no zone for, one after the other; none while the publication shows none. */
  houseAds: ReaderPromotion[]
  /** The posts that were read most, the first one most; none while nothing is known. */
  mostRead: ReaderTeaser[]
}

/** The references of a page whose blocks point to nothing. */
export const noReferences: ReaderReferences = {
  media: {},
  posts: {},
  newsletters: {},
  promotions: {},
  forums: {},
  shows: {},
  episodes: {},
  ads: null,
  houseAds: [],
  mostRead: [],
}

/** The publication: masthead, navigation, footer. */
export interface ReaderSite {
  name: string
  brand: string
  tagline: string
  /** IANA name. */
  timeZone: string
  /** The public address of the site, without a trailing slash. */
  url: string
  /** CSS colours; the dark one is used on dark paper. */
  accent: { light: string; dark: string }
  logo: ReaderMedia | null
  navigation: ReaderLink[]
  footer: ReaderLink[]
}

/** Search engines and social networks. */
export interface ReaderSeo {
  title: string
  description: string
  image: ReaderMedia | null
}

export interface ReaderArticle extends ReaderTeaser {
  /** The dek with its marks. */
  dekBlocks: PlacedBlock[]
  blocks: PlacedBlock[]
  featuredMedia: ReaderMedia | null
  featuredMediaCaption: string
  headlinePlacement: 'TOP' | 'BOTTOM'
  sections: ReaderLink[]
  tags: ReaderLink[]
  wordCount: number
  sponsoredUrl: string | null
}

/** A page of a list; `pages` is at least 1. */
export interface ReaderListing {
  posts: ReaderTeaser[]
  page: number
  pages: number
  total: number
}

/** An issue of a newsletter, as lists of issues show it. */
export interface ReaderIssue {
  id: string
  title: string
  url: string
  publishDateTime: string
}

/** A newsletter with the form to subscribe to it, and its newest issues. */
export interface ReaderNewsletterList {
  id: string
  name: string
  signup: PlacedBlock[]
  issues: ReaderIssue[]
}

interface ReaderPageBase {
  site: ReaderSite
  /** The canonical path, beginning with "/". */
  path: string
  seo: ReaderSeo
  references: ReaderReferences
}

export type ReaderPage = ReaderPageBase &
  (
    | { kind: 'home'; posts: ReaderTeaser[]; sections: { link: ReaderLink; posts: ReaderTeaser[] }[] }
    | { kind: 'article'; article: ReaderArticle; more: ReaderTeaser[] }
    | { kind: 'section'; title: string; description: PlacedBlock[]; listing: ReaderListing }
    | { kind: 'tag'; title: string; listing: ReaderListing }
    | { kind: 'author'; title: string; bio: string; portrait: ReaderMedia | null; listing: ReaderListing }
    | { kind: 'page'; title: string; blocks: PlacedBlock[]; updatedAt: string }
    | { kind: 'newsletters'; title: string; lists: ReaderNewsletterList[] }
    | {
        kind: 'issue'
        title: string
        /** The newsletter that it is an issue of. */
        list: string
        publishDateTime: string
        blocks: PlacedBlock[]
        /** The form to subscribe to the newsletter. */
        signup: PlacedBlock[]
      }
  )

/**
 * A status that has a body of its own but no story. `authority` (451) names who demanded the removal (RFC 7725), and
 * `authorityUrl` is where to read about it.
 */
export interface ReaderAbsence {
  status: 404 | 410 | 451
  site: ReaderSite
  authority: string | null
  authorityUrl: string | null
  /** What was read to find out: a change of any of these may change the answer. */
  tags: string[]
}

/** The answer to "what is at this path?". The HTTP status of the call itself is 200; `status` is what the reader gets. */
export type ReaderAnswer =
  | { status: 200; page: ReaderPage; tags: string[] }
  | { status: 301 | 307; location: string; tags: string[] }
  | ReaderAbsence

/**
 * Cache tags, spelt in one place so that the page that was made of something and the change of that thing agree.
 */
export const cacheTag = {
  post: (id: string | number) => `post:${id}`,
  section: (id: string | number) => `section:${id}`,
  tag: (id: string | number) => `tag:${id}`,
  author: (id: string | number) => `author:${id}`,
  page: (id: string | number) => `page:${id}`,
  media: (id: string | number) => `media:${id}`,
  newsletterList: (id: string | number) => `newsletter-list:${id}`,
  newsletter: (id: string | number) => `newsletter:${id}`,
  /** What lists newsletters or their issues, and where one may come to be. */
  newsletters: 'newsletters',
  promotion: (id: string | number) => `promotion:${id}`,
  forum: (id: string | number) => `forum:${id}`,
  reusableBlock: (id: string | number) => `reusable-block:${id}`,
  /** What an address leads to: whoever was told 404 wants to know when it changes. */
  address: (path: string) => `address:${path}`,
  /** Any list of posts: home, feeds, sitemaps. */
  posts: 'posts',
  /** The newest promotions, which stand in for advertisements. */
  promotions: 'promotions',
  settings: 'settings',
  /** Everything that lists addresses: the sitemaps. */
  sitemap: 'sitemap',
}

/** `GET /api/reader/feed[?section=slug]`: the newest 30 posts, whole. */
export interface ReaderFeed {
  site: ReaderSite
  title: string
  /** The path of the page that the feed belongs to. */
  path: string
  articles: ReaderArticle[]
  references: ReaderReferences
  tags: string[]
}

/** `GET /api/reader/sitemap`: how many parts of at most 5,000 addresses there are. */
export interface ReaderSitemapIndex {
  site: ReaderSite
  parts: number
  tags: string[]
}

/** `GET /api/reader/sitemap?part=1`. */
export interface ReaderSitemapPart {
  site: ReaderSite
  entries: { path: string; updatedAt: string }[]
  tags: string[]
}

/** `GET /api/reader/news-sitemap`: posts of the last 48 hours, at most 1,000. */
export interface ReaderNewsSitemap {
  site: ReaderSite
  posts: { path: string; headline: string; publishDateTime: string }[]
  tags: string[]
}
