import type { JsonObject, PayloadRequest } from 'payload'
import { type Publication, writesOf } from '#collections/lifecycle/lifecycleWrites.ts'
import type { DocumentReference } from './lifecycle.types.ts'
import { newestVersion } from './version.read.ts'

interface VersionPublication {
  // The date of publication: of a version without one, or of each where `isNew`.
  date: { moment: Date; isNew: boolean }
  hasNewerEdits: boolean
  publication: Publication
}

/**
 * Makes a version live; edits that came after it are put back on top, as the draft that they were. The caller holds the
 * document.
 * @param content of the version, without the fields of the lifecycle
 */
export async function publishVersion(
  req: PayloadRequest,
  { collection, id }: DocumentReference,
  content: JsonObject,
  { date, hasNewerEdits, publication }: VersionPublication,
): Promise<void> {
  const { payload } = req
  const write = { collection, id, depth: 0, overrideAccess: true, req } as const
  const { publishDateTime: newestDate, ...edits } = (await newestVersion(req, { collection, id })).content
  const known = content.publishDateTime ?? newestDate
  const publishDateTime = date.isNew || !known ? date.moment.toISOString() : known
  const knowsDate = collection === 'posts' || collection === 'newsletters'
  await writesOf(req).asOwn(collection, id, { status: 'PUBLISHED', publication }, () =>
    payload.update({
      ...write,
      data: { ...content, _status: 'published', ...(knowsDate ? { publishDateTime } : {}) },
    }),
  )
  if (!hasNewerEdits) return
  await writesOf(req).asOwn(collection, id, { status: 'UNPUBLISHED_CHANGES' }, () =>
    payload.update({ ...write, data: edits, draft: true, autosave: false }),
  )
}
