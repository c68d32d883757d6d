import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  SelectType,
} from 'payload'
import type { ChangedRow, LiveTags } from './liveTags.ts'
import { changedTags, isLive, liveTags, liveTagsOfGlobals } from './liveTags.ts'

/** Takes the tags of a change, to be sent when the request's transaction is committed. */
export type NoteTags = (req: PayloadRequest, tags: string[]) => Promise<void>

/** The collection with hooks that note what readers see differently; as it came when its documents are on no page. */
export function trackChanges(collection: CollectionConfig, note: NoteTags): CollectionConfig {
  const known = liveTags[collection.slug]
  if (!known) return collection
  const { hooks, versions } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ...(hasDrafts ? [captureLiveRow(known)] : [])],
      afterChange: [...(hooks?.afterChange ?? []), hasDrafts ? noteDraftedChange(known, note) : noteChange(note)],
      afterDelete: [...(hooks?.afterDelete ?? []), noteDeletion(hasDrafts, note)],
    },
  }
}

/** The global with a hook that notes its tags. */
export function trackGlobalChanges(global: GlobalConfig, note: NoteTags): GlobalConfig {
  const tags = liveTagsOfGlobals[global.slug]
  if (!tags) return global
  const noteGlobal = async ({ req }: { req: PayloadRequest }) => note(req, tags)
  return { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteGlobal] } }
}

/**
 * Stores the row that readers saw before the write. The `previousDoc` of a hook is the newest version, which may be a
 * draft that readers never saw; the document's own row is what they see.
 */
const captureLiveRow =
  (known: LiveTags): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    if (operation === 'update') {
      const row = await liveRow(req, collection.slug, originalDoc.id, known)
      rememberRow(req, `${collection.slug}/${originalDoc.id}`, row)
    }
    return data
  }

const noteDraftedChange =
  (known: LiveTags, note: NoteTags): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const before = takeLiveRows(req, `${collection.slug}/${doc.id}`)
    // The common case: a user types in a draft that readers have never seen.
    if (before.length === 0 && doc._status === 'draft') return doc
    const after = await liveRow(req, collection.slug, doc.id, known)
    if (!isSameRow(before, after)) await note(req, changedTags(collection.slug, before, after))
    return doc
  }

const noteChange =
  (note: NoteTags): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    const before = operation === 'update' && previousDoc ? [previousDoc] : []
    await note(req, changedTags(collection.slug, before, doc))
    return doc
  }

const noteDeletion =
  (hasDrafts: boolean, note: NoteTags): CollectionAfterDeleteHook =>
  async ({ collection, doc, req }) => {
    if (!hasDrafts || isLive(doc)) await note(req, changedTags(collection.slug, [doc], null))
    return doc
  }

/** A save of a draft over a live document leaves its row alone, down to the time of its last change. */
const isSameRow = (before: ChangedRow[], after: ChangedRow | null): boolean =>
  before.length === 1 && after !== null && before[0]?.updatedAt === after.updatedAt

type RowsBefore = (ChangedRow | null)[]

/**
 * Keeps the row from before a write until the write is done. A stack by document: a hook may write the document again, and
 * a write inside a write must not make the outer one forget.
 */
function rememberRow(req: PayloadRequest, key: string, row: ChangedRow | null): void {
  const known = rowsByDocument(req)
  known.set(key, [...(known.get(key) ?? []), row])
}

/** Returns the rows that readers saw before the current write, and before those around it. */
function takeLiveRows(req: PayloadRequest, key: string): ChangedRow[] {
  const known = rowsByDocument(req)
  const rows = known.get(key) ?? []
  if (rows.length > 1) known.set(key, rows.slice(0, -1))
  else known.delete(key)
  return rows.filter((row) => row !== null)
}

/** Kept in the request's context: Payload replaces the context itself by a copy whenever a hook reads something. */
function rowsByDocument({ context }: PayloadRequest): Map<string, RowsBefore> {
  const known = context[contextKey]
  if (known instanceof Map) return known
  const made = new Map<string, RowsBefore>()
  context[contextKey] = made
  return made
}

const contextKey = 'revalidationRowsBefore'

/** The row of a document as readers see it, inside the request's transaction; null when they do not. */
async function liveRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  { fields }: LiveTags,
): Promise<ChangedRow | null> {
  const select: SelectType = { _status: true, deletedAt: true, updatedAt: true }
  for (const field of fields) select[field] = true
  const row = await req.payload.db.findOne<ChangedRow>({ collection, where: { id: { equals: id } }, select, req })
  return isLive(row) ? row : null
}
