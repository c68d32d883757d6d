import type { PayloadRequest, Plugin } from 'payload'
import { APIError } from 'payload'
import type { DateBounds } from '#collections/posts-list/publishDate.ts'

/** A chart or a document of an outside service. */
export interface EmbedItem {
  id: string
  /** Empty when there is none. */
  title: string
  /** Public address; pickers show the item from there. */
  publicUrl: string
  /** ISO text. */
  modifiedAt: string
}

export interface EmbedQuestion {
  query: string
  /** Page number, from 1. */
  page: number
  pageSize: number
  /** When it was published (charts) or created (documents). */
  dates: DateBounds
}

/** Adapter of a service of charts or documents. */
export interface EmbedLibrary {
  /** @throws APIError with a message for the editor, when the service refuses or does not answer */
  search(question: EmbedQuestion, signal: AbortSignal | undefined): Promise<{ items: EmbedItem[]; totalItems: number }>
  /** Leaves out deleted items. @throws APIError as above */
  byIds(ids: readonly string[], signal: AbortSignal | undefined): Promise<EmbedItem[]>
}

export type EmbedKind = 'charts' | 'documents'

// Name and settings of each service.
const services: Record<EmbedKind, { name: string; variables: string; one: string }> = {
  charts: { name: 'Datawrapper', variables: 'DATAWRAPPER_TOKEN', one: 'A chart' },
  documents: {
    name: 'DocumentCloud',
    variables: 'DOCUMENTCLOUD_USERNAME and DOCUMENTCLOUD_PASSWORD',
    one: 'A document',
  },
}

// Config key of the libraries.
const customKey = 'embedLibraries'

/** Gives the pickers of charts and documents somewhere to search; a service without an account is left out. */
export function embedLibraries(libraries: Partial<Record<EmbedKind, EmbedLibrary>>): Plugin {
  return (config) => ({ ...config, custom: { ...config.custom, [customKey]: libraries } })
}

/** @throws APIError 501 that says which variable to set */
export function embedLibraryOf({ payload }: PayloadRequest, kind: EmbedKind): EmbedLibrary {
  const library: EmbedLibrary | undefined = payload.config.custom?.[customKey]?.[kind]
  if (library) return library
  const { name, variables, one } = services[kind]
  const instead = `${one} can be taken by its address, beside the filters.`
  throw new APIError(`To search ${name} here, set ${variables} for the back office. ${instead}`, 501, null, true)
}

/**
 * Returns the items of several ids, in their order; leaves out deleted ones. @throws any error other than "not found"
 */
export async function foundOf<Item>(ids: readonly string[], retrieve: (id: string) => Promise<Item>): Promise<Item[]> {
  const answers = await Promise.all(
    ids.map((id) =>
      retrieve(id).catch((error: unknown) => {
        if (error instanceof APIError && error.status === 404) return null
        throw error
      }),
    ),
  )
  return answers.filter((item) => item !== null)
}
