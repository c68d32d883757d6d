import type { PayloadRequest, Plugin } from 'payload'
import { APIError } from 'payload'
import type { DateBounds } from '#collections/posts-list/publishDate.ts'

/** A chart or a document of an outside service. */
export interface EmbedItem {
  id: string
  /** Empty when it has none. */
  title: string
  /** Where everybody can see it; pickers show it from there. */
  publicUrl: string
  /** ISO text. */
  modifiedAt: string
}

export interface EmbedQuestion {
  query: string
  /** From 1. */
  page: number
  pageSize: number
  /** When it was published (charts) or created (documents). */
  dates: DateBounds
}

/** What a service of charts or documents is asked; one adapter a service. */
export interface EmbedLibrary {
  /** @throws APIError in words for the editor, when the service refuses or is silent */
  search(question: EmbedQuestion, signal: AbortSignal | undefined): Promise<{ items: EmbedItem[]; totalItems: number }>
  /** What is gone is missing. @throws APIError as above */
  byIds(ids: readonly string[], signal: AbortSignal | undefined): Promise<EmbedItem[]>
}

export type EmbedKind = 'charts' | 'documents'

/** What to set for a service, and whose it is. */
const services: Record<EmbedKind, { name: string; variables: string; one: string }> = {
  charts: { name: 'Datawrapper', variables: 'DATAWRAPPER_TOKEN', one: 'A chart' },
  documents: {
    name: 'DocumentCloud',
    variables: 'DOCUMENTCLOUD_USERNAME and DOCUMENTCLOUD_PASSWORD',
    one: 'A document',
  },
}

/** Where the libraries of a config are kept. */
const customKey = 'embedLibraries'

/** Gives the pickers of charts and documents somewhere to search; a service without an account is left out. */
export const embedLibraries =
  (libraries: Partial<Record<EmbedKind, EmbedLibrary>>): Plugin =>
  (config) => ({ ...config, custom: { ...config.custom, [customKey]: libraries } })

/** @throws APIError 501 that says which variable to set */
export const embedLibraryOf = ({ payload }: PayloadRequest, kind: EmbedKind): EmbedLibrary => {
  const library: EmbedLibrary | undefined = payload.config.custom?.[customKey]?.[kind]
  if (library) return library
  const { name, variables, one } = services[kind]
  const instead = `${one} can be taken by its address, beside the filters.`
  throw new APIError(`To search ${name} here, set ${variables} for the back office. ${instead}`, 501, null, true)
}
