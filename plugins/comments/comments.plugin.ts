import type { CollectionAfterDeleteHook, Plugin } from 'payload'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { startMailing } from './notices.mail.ts'
import { forgetThreads } from './store/threads.store.ts'

export interface CommentsOptions {
  /** True in the one process that mails unread notices. */
  isMailing: boolean
}

/** Adds comments to shared documents: deletes them with their documents, and mails unread notices. */
export function comments({ isMailing }: CommentsOptions): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const { slug, hooks } = collection
      if (!isSharedCollection(slug)) return collection
      const forget: CollectionAfterDeleteHook = async ({ doc, req }) => {
        await forgetThreads(req, documentKeyOf(slug, doc.id))
        return doc
      }
      return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), forget] } }
    }),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (isMailing) startMailing(payload)
    },
  })
}
