/**
 * The revision of a document: when the version was saved that a client has read. It is the document's `updatedAt`, in
 * REST also the `ETag`, and `If-Match` says which one a write is an edit of.
 */
import { APIError, type CollectionAfterOperationHook, type PayloadRequest } from 'payload'
import { z } from 'zod'

const dated = z.object({ updatedAt: z.iso.datetime() })
const identified = dated.extend({ id: z.union([z.number(), z.string()]) })

/** Returns the revision of a document that was read or written; null where it was read without `updatedAt`. */
export function revisionOf(document: unknown): string | null {
  return dated.safeParse(document).data?.updatedAt ?? null
}

/** Returns when the version was saved, in milliseconds since 1970; null where it was read without `updatedAt`. */
export function momentOf(document: unknown): number | null {
  const revision = revisionOf(document)
  return revision === null ? null : Date.parse(revision)
}

/** Returns the `ETag` of a revision. */
export function tagOf(revision: string): string {
  return `"${revision}"`
}

// A tag, which proxies that compress make weak.
const tag = /^(?:W\/)?"(?<revision>[^"]+)"$/

/**
 * Returns the revision that a request expects to change, out of its `If-Match`; null where it says nothing or `*`.
 * @throws APIError 400 for what is no revision
 */
export function expectedRevision({ headers }: Pick<PayloadRequest, 'headers'>): string | null {
  const given = headers.get('if-match')?.trim()
  if (!given || given === '*') return null
  const revision = dated.shape.updatedAt.safeParse(tag.exec(given)?.groups?.revision).data
  if (revision) return revision
  throw refused(
    400,
    'revision.malformed',
    `If-Match must be the ETag of one version that was read, such as ${tagOf('2026-01-02T20:00:00.000Z')}.`,
  )
}

export function unknownRevision(revision: string): APIError {
  return refused(
    412,
    'revision.unknown',
    `The document was changed, and its version ${tagOf(revision)} is not known any more. Nothing was written. Read it again and repeat the change.`,
  )
}

const refused = (status: number, code: string, message: string) => new APIError(message, status, { code }, true)

/** Gives a REST client the revision of the one document that it reads or writes, as `ETag`. */
export const tagAnswer: CollectionAfterOperationHook = ({ collection, req, result }) => {
  if (req.payloadAPI !== 'REST') return result
  const answer = identified.safeParse(result).data
  const { collection: named, id } = req.routeParams ?? {}
  if (answer && named === collection.slug && String(id) === String(answer.id)) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('ETag', tagOf(answer.updatedAt))
  }
  return result
}
