import type { Payload, PayloadRequest } from 'payload'
import type { DateBounds } from '#collections/posts-list/publishDate.ts'
import type { SearchedType, SearchSnippet } from '#contract/search.schema.ts'
import type { SearchedKind } from './searchedKinds.ts'

/** A document as an engine stores it: plain text, and what it is filtered and sorted by. */
export interface SearchDocument {
  kind: SearchedKind
  id: number
  /** BCP 47; null for the language of the publication. */
  language: string | null
  /** Null for what is no post. */
  type: SearchedType | null
  /** ISO 8601; null for what has no date. */
  publishedAt: string | null
  sections: number[]
  authors: number[]
  title: string
  dek: string
  body: string
}

/** What a reader searches for. */
export interface Search {
  text: string
  /** The language of the publication, BCP 47. */
  language: string
  section: number | null
  author: number | null
  type: SearchedType | null
  bounds: DateBounds
  sort: 'relevance' | 'date'
  /** ISO 8601; leaves out what was published later. */
  asOf: string | null
  /** From 1. */
  page: number
}

/** A story or a page that was found. */
export interface Hit {
  kind: 'post' | 'page'
  id: string
}

/** A value of a filter, and how many hits have it. */
export interface Facet {
  of: 'section' | 'author' | 'type'
  value: string
  count: number
}

export interface Found {
  hits: Hit[]
  /** At most `searchLimits.depth`. */
  total: number
  /** Of the hits without the filters of section, author and type. */
  facets: Facet[]
  /**
   * Returns a snippet of each hit, in their order; empty where nothing of the text matches.
   * @throws SearchTooSlowError
   */
  snippets(): Promise<SearchSnippet[]>
}

/** An author, a section or a tag that was found by its name. */
export interface FoundName {
  kind: SearchedKind
  id: string
}

/** A search engine. Whether readers may see what it finds is checked afterwards, for every engine. */
export interface Retriever {
  /** Stores a document in the transaction of the request, or replaces it. */
  put(req: PayloadRequest, document: SearchDocument): Promise<void>
  /** Removes a document in the transaction of the request. */
  remove(req: PayloadRequest, kind: SearchedKind, id: number): Promise<void>
  /** Brings the by-lines of an author's stories up to date in the transaction of the request. */
  renewBylines(req: PayloadRequest, author: number): Promise<void>
  /** @throws SearchTooSlowError, SearchUnavailableError */
  find(req: PayloadRequest, search: Search): Promise<Found>
  /**
   * Returns the authors, sections and tags whose names have all words, the shortest names first.
   * @throws SearchTooSlowError
   */
  findNames(req: PayloadRequest, search: Pick<Search, 'text' | 'language'>): Promise<FoundName[]>
  /**
   * Returns another spelling that finds something, for a text that found nothing; null for none. A word that occurs in a
   * document is not changed.
   * @throws SearchTooSlowError
   */
  suggest(req: PayloadRequest, search: Pick<Search, 'text' | 'language'>): Promise<string | null>
  /** Returns whether a text has nothing but words that are in almost every document. */
  isTooCommon(req: PayloadRequest, search: Pick<Search, 'text' | 'language'>): Promise<boolean>
  /**
   * Brings an engine outside of the database up to date; left out where `put` and `remove` do so.
   * @throws SearchUnavailableError; what was not done is done by a later call
   */
  keepUp?(payload: Payload): Promise<void>
}

/** The engine cannot be reached, or does not do what it has to. Its message never has what was searched for. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}

/** A search was stopped because it took too long. */
export class SearchTooSlowError extends Error {
  override name = 'SearchTooSlowError'
}
