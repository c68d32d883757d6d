import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { liveChangeOf } from '#collections/lifecycle/liveChange.ts'
import { isLive } from '#collections/lifecycle/ownRow.ts'
import { changedTags, liveTags, liveTagsOfGlobals } from './liveTags.ts'

/** Takes the tags of a change, to be sent when the request's transaction is committed. */
export type NoteTags = (req: PayloadRequest, tags: string[]) => Promise<void>

/**
 * Returns the collection with hooks that note what readers see differently; as it came when its documents are on no
 * page.
 */
export function trackChanges(collection: CollectionConfig, note: NoteTags): CollectionConfig {
  if (!liveTags[collection.slug]) return collection
  const { hooks, versions } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), hasDrafts ? noteDraftedChange(note) : noteChange(note)],
      afterDelete: [...(hooks?.afterDelete ?? []), noteDeletion(hasDrafts, note)],
    },
  }
}

export function trackGlobalChanges(global: GlobalConfig, note: NoteTags): GlobalConfig {
  const tags = liveTagsOfGlobals[global.slug]
  if (!tags) return global
  const noteGlobal = async ({ req }: { req: PayloadRequest }) => note(req, tags)
  return { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteGlobal] } }
}

const noteDraftedChange =
  (note: NoteTags): CollectionAfterChangeHook =>
  async (written) => {
    const { collection, doc, req } = written
    const change = await liveChangeOf(written)
    if (change) await note(req, changedTags(collection.slug, change.before ? [change.before] : [], change.after))
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
