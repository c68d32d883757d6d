/**
 * The archive that the importer works with, independent of its source: the readers create it, the service writes it.
 */
import type { Body } from './convert/body.convert.ts'
import type { ConvertOptions, MediaRequest } from './convert/convert.types.ts'

/** A remark for the person who imports. `lost` is content that could not be imported at all. */
export interface Remark {
  kind: 'kept-html' | 'simplified' | 'media' | 'changed' | 'skipped' | 'lost'
  what: string
}

/** A section, tag, author or post source. `key` is its name in the archive and finds it again in a second run. */
export interface ImportTerm {
  key: string
  name: string
  slug: string
  description?: string
  /** Key of the section that it is part of; one that is part of none itself. */
  parent?: string
  /** Set when the newsroom accepts it. */
  email?: string
  url?: string
  /** Set for a section that is a podcast. */
  show?: ImportShow
}

/** Data of a podcast beside its name. */
export interface ImportShow {
  /** Names of directories' categories, "Parent/Child" for a subcategory, the one that fits best first. */
  categories: readonly string[]
  isExplicit: boolean
  /** Is heard from the first episode on. */
  isSerial: boolean
  /** Address of the owner; empty where there is none. */
  email: string
  /** Identity in podcast apps; empty for a feed that has none. */
  guid: string
  logo: ImportMedia | null
  /** Paths of the old site that led to its page, and to its feed. */
  oldPaths: readonly string[]
  oldFeeds: readonly string[]
}

export const termKinds = ['sections', 'tags', 'authors', 'sources'] as const
export type TermKind = (typeof termKinds)[number]

export interface ImportMedia {
  key: string
  /** http or https. */
  url: string
  alt: string
  caption: string
  /** MIME type, for servers that do not say what the file is. */
  mimeType?: string
}

/** `start` in seconds. */
export interface ImportChapter {
  start: number
  title: string
}

export type EpisodeKind = 'full' | 'trailer' | 'bonus'

/** Data of an episode beside its text. */
export interface ImportEpisode {
  /** Key of the section that is its show. */
  show: string
  guid: string
  audio: ImportMedia | null
  season: number | null
  number: number | null
  kind: EpisodeKind
  chapters: readonly ImportChapter[]
  /** Address of the chapters, in the JSON of the Podcast Index; empty where they stand in the feed, or there are none. */
  chaptersUrl: string
  transcript: { url: string; type: string } | null
}

export interface ImportDocument {
  key: string
  collection: 'posts' | 'pages'
  /** Its name in the report. */
  label: string
  title: string
  slug: string
  /** A short text with markup; empty for none. */
  dek: string
  body: Body
  status: 'published' | 'draft' | 'trashed'
  /** ISO 8601; null for what was never published. */
  publishedAt: string | null
  /** Keys of terms, in order. */
  terms: Record<TermKind, readonly string[]>
  featuredMedia: ImportMedia | null
  featuredMediaCaption: string
  /** Set for a post that is an episode. */
  episode?: ImportEpisode
  /** People beside the authors: the key of an author, and what they did. */
  contributors?: readonly { author: string; role: string }[]
  /** Paths that led to it. */
  oldPaths: readonly string[]
  /** Language tag of the source ("fr-CA"); empty without one. */
  language: string
  /** For the newsroom. */
  note: string
  remarks: readonly Remark[]
  conversion: Pick<ConvertOptions, 'reusable' | 'attachment' | 'ownAttachments' | 'ownPath' | 'footnotes' | 'base'>
}

/** A document that the file names and that cannot be read out of it. */
export interface UnreadableDocument {
  collection: ImportDocument['collection']
  label: string
  /** Its place in the file and the part of it that is wrong. */
  why: string
}

export interface ImportArchive {
  /** Number of documents, without the unreadable ones. */
  total: number
  unreadable: readonly UnreadableDocument[]
  terms: Record<TermKind, readonly ImportTerm[]>
  /** Roles of the contributors of documents. */
  roles?: readonly string[]
  /** Files that belong to the library whether or not a document shows them. */
  library: readonly ImportMedia[]
  remarks: readonly (Remark & { count: number })[]
  /** The file that a body points to; null when its address is none that can be fetched. */
  mediaFor(request: MediaRequest): ImportMedia | null
  documents(): AsyncGenerator<ImportDocument>
}
