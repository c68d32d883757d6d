import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  CollectionConfig,
  Plugin,
} from 'payload'
import { sharedFields } from './document/fields.plan.ts'
import { callUrlKey } from './flush.client.ts'
import { tagAnswer } from './revision.ts'
import { realtimeUrlKey } from './rights/websocketToken.service.ts'
import { isSharedCollection } from './room/documentKey.ts'
import {
  forgetAfterDelete,
  holdBeforeDelete,
  holdBeforeWrite,
  holdEachOfMany,
  noteAfterWrite,
} from './sharedWrites.hooks.ts'
import { notifyRights } from './storage/notifications.ts'

export interface CollaborationOptions {
  realtimeUrl: string
  /** Its address for the back office: http or https. */
  realtimeCallUrl: string
}

// Collections whose documents decide what people may do.
const decisive = new Set(['users', 'roles', 'authors'])

/**
 * Adds documents that several people write at once. The real-time server holds what they write; this makes all other
 * writers of such a document go through it, and notifies it whose rights change. Tickets into its rooms are given by
 * the procedure `editor.createWebsocketToken`.
 */
export function collaboration({ realtimeUrl, realtimeCallUrl }: CollaborationOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, [callUrlKey]: realtimeCallUrl, [realtimeUrlKey]: realtimeUrl },
    collections: config.collections?.map((collection) =>
      isSharedCollection(collection.slug)
        ? sharedCollection(collection)
        : decisive.has(collection.slug)
          ? decisiveCollection(collection)
          : collection,
    ),
  })
}

function sharedCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks, fields } = collection
  if (!isSharedCollection(slug)) return collection
  return {
    ...collection,
    versions: withoutAutosaveOfTheForm(collection.versions),
    hooks: {
      ...hooks,
      // First: whatever comes after it sees the newest draft.
      beforeOperation: [holdBeforeWrite(slug), ...(hooks?.beforeOperation ?? [])],
      beforeChange: [holdEachOfMany(slug), ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), noteAfterWrite(slug, sharedFields(fields))],
      beforeDelete: [holdBeforeDelete(slug), ...(hooks?.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetAfterDelete(slug)],
      afterOperation: [...(hooks?.afterOperation ?? []), tagAnswer],
    },
  }
}

// Drafts are written by the server that holds what people type together. Payload's autosave has to be on all the same,
// because without it the form asks what to do about every version that is newer than its own; it gets a day's time.
function withoutAutosaveOfTheForm(versions: CollectionConfig['versions']): CollectionConfig['versions'] {
  const day = 86_400_000
  if (typeof versions !== 'object' || typeof versions.drafts !== 'object') return versions
  return { ...versions, drafts: { ...versions.drafts, autosave: { interval: day } } }
}

function decisiveCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const notify: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ doc, req }) => {
    await notifyRights(req)
    return doc
  }
  // Payload calls it within the transaction that ends the session; the database notifies at its commit.
  const notifyOfLogout: CollectionAfterLogoutHook = ({ req }) => notifyRights(req)
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), notify],
      afterDelete: [...(hooks?.afterDelete ?? []), notify],
      ...(collection.auth && { afterLogout: [...(hooks?.afterLogout ?? []), notifyOfLogout] }),
    },
  }
}
