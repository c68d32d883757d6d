/**
 * What the back office tells the reader site: the contract of the reader API (`GET /api/reader/page?path=…`).
 * One request a page, everything resolved, nothing that a reader may not see.
 */
import type { PlacedBlock } from './block.types.ts'
import type {
  ReaderAuthor,
  ReaderLanguage,
  ReaderLink,
  ReaderMedia,
  ReaderProfile,
  ReaderReferences,
  ReaderShow,
  ReaderTeaser,
} from './reader.types.ts'

/** The publication: masthead, navigation, footer. */
export interface ReaderSite {
  name: string
  brand: string
  tagline: string
  /** Language of the text. */
  language: ReaderLanguage
  /** IANA name. */
  timeZone: string
  /** The public address of the site, without a trailing slash. */
  url: string
  /** CSS colours; the dark one is used on dark paper. */
  accent: { light: string; dark: string }
  logo: ReaderMedia | null
  navigation: ReaderLink[]
  footer: ReaderLink[]
  /** True when at least one podcast is public. */
  hasPodcasts: boolean
}

/** Search engines and social networks. */
export interface ReaderSeo {
  title: string
  description: string
  image: ReaderMedia | null
}

/** A note to readers about a change of a published story. */
export interface ReaderCorrection {
  kind: 'correction' | 'clarification' | 'update'
  /** ISO 8601. */
  date: string
  /** Plain text. */
  text: string
}

/** The people and sources of a story beside the by-line. */
export interface ReaderCredits {
  /** The authors who have a page. */
  authors: ReaderProfile[]
  /** By role, in the order of the story. */
  contributors: { role: string; people: ReaderAuthor[] }[]
  /** Agencies and partners; `url` is null where only the name is known. */
  sources: { name: string; url: string | null }[]
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
  /** The newest first. An update without words only sets `updated`. */
  corrections: ReaderCorrection[]
  /** When the story was last changed in a way that readers are told of, ISO 8601; null for never since its publication. */
  updated: string | null
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
    | {
        kind: 'article'
        article: ReaderArticle
        credits: ReaderCredits
        /** The story's sections from the topmost: the parent of its primary section, then that section. */
        trail: ReaderLink[]
        more: ReaderTeaser[]
      }
    | {
        kind: 'section'
        title: string
        description: PlacedBlock[]
        /** Null for a section that is no podcast. */
        show: ReaderShow | null
        /** The sections that it is part of, the topmost first. */
        trail: ReaderLink[]
        listing: ReaderListing
      }
    | { kind: 'tag'; title: string; listing: ReaderListing }
    | { kind: 'author'; title: string; profile: ReaderProfile; listing: ReaderListing }
    | { kind: 'podcasts'; title: string; shows: { show: ReaderShow; newest: ReaderTeaser | null }[] }
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
  posts: { path: string; headline: string; publishDateTime: string; language: ReaderLanguage | null }[]
  tags: string[]
}
