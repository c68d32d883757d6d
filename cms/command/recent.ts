import { z } from 'zod'
import { type DocumentName, documentName } from '#plugins/command/command.schema.ts'

// Documents that are kept: as many as the menu shows without scrolling, and the open one.
const maxRecent = 8

const recentList = z.array(documentName).catch([])

const keyOf = (user: string): string => `citydesk.recent.${user}`

/**
 * Returns the document that an address of the back office shows, with any of its views; null for other screens.
 * @param adminRoute path of the back office, without a slash at the end
 */
export function documentAt(path: string, adminRoute: string): DocumentName | null {
  if (!path.startsWith(`${adminRoute}/collections/`)) return null
  const [collection, id] = path.slice(`${adminRoute}/collections/`.length).split('/')
  return documentName.safeParse({ collection, id }).data ?? null
}

/** Returns the list with a document put first, each document once. */
export function withRecent(list: readonly DocumentName[], { collection, id }: DocumentName): DocumentName[] {
  return [{ collection, id }, ...list.filter((one) => one.collection !== collection || one.id !== id)].slice(
    0,
    maxRecent,
  )
}

/** Reads the documents that a person opened last in this browser, the last one first. */
export function readRecent(user: string): DocumentName[] {
  try {
    return recentList.parse(JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]'))
  } catch {
    return []
  }
}

/** Records that a person opened a document. A browser without storage keeps nothing. */
export function recordRecent(user: string, document: DocumentName): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(withRecent(readRecent(user), document)))
  } catch {
    // The list is a convenience.
  }
}
